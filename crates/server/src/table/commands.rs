//! Handles commands of clients.

use hanchan_api::live::{Command, Message, TableRefusal, What};
use hanchan_view::Audience;

use super::Table;
use super::command_ids::CommandStatus;
use super::context::Context;
use super::live_game::LiveGame;
use super::refusal::{CommandRefusal, Failure};
use super::stage::Stage;
use crate::store::StoreError;

impl Table {
    /// Executes a command and sends the outcome to its client.
    pub(super) async fn command(&mut self, connection: u64, command: Command) -> Result<(), StoreError> {
        let Some(audience) = self.context.connections.audience(connection) else { return Ok(()) };
        let Command { id, command } = command;
        let since = std::time::Instant::now();
        let acts = matches!(command, What::Play { .. } | What::Choose { .. });
        let status = match (self.stage.game(), audience.seat()) {
            (Some(game), Some(seat)) if acts => game.commands[seat.index()].status(id),
            _ => CommandStatus::New,
        };
        let outcome = match status {
            CommandStatus::New => self.perform_command(connection, audience, id, command).await,
            CommandStatus::Late => Err(TableRefusal::ActedElsewhere.into()),
            CommandStatus::Done => {
                self.context.connections.send(connection, &Message::Done { id });
                return Ok(());
            }
        };
        match outcome {
            Ok(()) => {
                self.context.metrics.acted(since.elapsed());
                let done = Message::Done { id };
                // All devices of a player continue from this command id.
                if acts {
                    self.context.connections.send_audience(audience, &done);
                } else {
                    self.context.connections.send(connection, &done);
                }
                Ok(())
            }
            Err(Failure::Refused(refusal)) => {
                let context = &mut self.context;
                context.metrics.refused();
                let language = context.connections.language(connection);
                let message = refusal.message(id, &context.rules, language, context.names());
                context.connections.send(connection, &message);
                Ok(())
            }
            Err(Failure::Store(error)) => Err(error),
        }
    }

    async fn perform_command(
        &mut self,
        connection: u64,
        audience: Audience,
        id: u64,
        command: What,
    ) -> Result<(), Failure<CommandRefusal>> {
        match (command, audience) {
            (What::Ping, _) => {}
            (What::Play { act }, Audience::Seat(seat)) => {
                let (game, context) = self.playing()?;
                let progress = game.play(context, seat, id, &act).await?;
                self.follow(progress).await?;
            }
            (What::Ready, Audience::Seat(seat)) => {
                let (game, context) = self.playing()?;
                let progress = game.ready(context, seat).await?;
                self.follow(progress).await?;
            }
            (What::Choose { stop }, Audience::Seat(seat)) => {
                let (game, context) = self.playing()?;
                let progress = game.choose(context, seat, id, stop).await?;
                self.follow(progress).await?;
            }
            (What::Auto(auto), Audience::Seat(seat)) => {
                if let Some(game) = self.stage.game_mut() {
                    game.autos[seat.index()] = auto;
                }
                self.tick().await?;
            }
            (What::Rule { ruling, note }, Audience::Judge) => {
                let (game, context) = self.playing()?;
                let progress = Box::pin(game.rule(context, &ruling, &note)).await?;
                self.follow(progress).await?;
            }
            (What::Chat { text }, _) => self.chat(connection, &text)?,
            (What::Say { phrase }, _) => self.say_phrase(connection, phrase)?,
            (What::CallJudge, Audience::Seat(seat)) => self.call_judge(seat)?,
            (What::Propose { what }, Audience::Seat(seat)) => Box::pin(self.propose(seat, what)).await?,
            (What::Remove { person, mute }, _) => Box::pin(self.remove(connection, &person, mute)).await?,
            _ => return Err(TableRefusal::NotForYou.into()),
        }
        Ok(())
    }

    /// Returns the game, if one is being played.
    fn playing(&mut self) -> Result<(&mut LiveGame, &mut Context), TableRefusal> {
        match &mut self.stage {
            Stage::Playing(game) => Ok((game, &mut self.context)),
            Stage::Waiting(_) | Stage::Adjourned(_) | Stage::Over(_) => Err(TableRefusal::NotPlaying),
        }
    }
}
