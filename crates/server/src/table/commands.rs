//! Handles commands from clients.

use hanchan_api::live::{Command, CommandKind, Message, TableRefusal};
use hanchan_view::Audience;

use super::Table;
use super::context::Context;
use super::live_game::LiveGame;
use super::refusal::{CommandRefusal, Failure};
use super::stage::Stage;
use crate::store::StoreError;

impl Table {
    /// Executes a command and sends the outcome to the client that sent it.
    pub(super) async fn command(&mut self, connection: u64, command: Command) -> Result<(), StoreError> {
        let Some(audience) = self.context.connections.audience(connection) else { return Ok(()) };
        let Command { id, command } = command;
        let since = std::time::Instant::now();
        let acts = matches!(command, CommandKind::Play { .. } | CommandKind::Choose { .. });
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
        command: CommandKind,
    ) -> Result<(), Failure<CommandRefusal>> {
        match (command, audience) {
            (CommandKind::Ping, _) => {}
            (CommandKind::Play { act }, Audience::Seat(seat)) => {
                let (game, context) = self.playing()?;
                let progress = game.play(context, seat, id, &act).await?;
                self.follow(progress).await?;
            }
            (CommandKind::Ready, Audience::Seat(seat)) => {
                let (game, context) = self.playing()?;
                let progress = game.ready(context, seat).await?;
                self.follow(progress).await?;
            }
            (CommandKind::Choose { stop }, Audience::Seat(seat)) => {
                let (game, context) = self.playing()?;
                let progress = game.choose(context, seat, id, stop).await?;
                self.follow(progress).await?;
            }
            (CommandKind::Auto(auto), Audience::Seat(seat)) => {
                if let Some(game) = self.stage.game_mut() {
                    game.autos[seat.index()] = auto;
                }
                self.tick().await?;
            }
            (CommandKind::Rule { ruling, note }, Audience::Judge) => {
                let (game, context) = self.playing()?;
                let progress = Box::pin(game.rule(context, &ruling, &note)).await?;
                self.follow(progress).await?;
            }
            (CommandKind::Chat { text }, _) => self.chat(connection, &text)?,
            (CommandKind::Say { phrase }, _) => self.say_phrase(connection, phrase)?,
            (CommandKind::CallJudge, Audience::Seat(seat)) => self.call_judge(seat)?,
            (CommandKind::Propose { what }, Audience::Seat(seat)) => {
                Box::pin(self.propose(seat, what)).await?;
            }
            (CommandKind::Remove { person, mute }, _) => {
                Box::pin(self.remove(connection, &person, mute)).await?;
            }
            _ => return Err(TableRefusal::NotForYou.into()),
        }
        Ok(())
    }

    /// Returns the game and the context, or a refusal if no game is being played.
    fn playing(&mut self) -> Result<(&mut LiveGame, &mut Context), TableRefusal> {
        match &mut self.stage {
            Stage::Playing(game) => Ok((game, &mut self.context)),
            Stage::Waiting(_) | Stage::Adjourned(_) | Stage::Over(_) => Err(TableRefusal::NotPlaying),
        }
    }
}

/// The ids of a seat's last completed commands, newest first.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct CommandIds([u64; 4]);

/// The status of a command, judged by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CommandStatus {
    /// The id is higher than those of all completed commands.
    New,
    /// The command was already completed.
    Done,
    /// A command with a higher id, sent by another device of the player, was completed first.
    Late,
}

impl CommandIds {
    /// Creates the list after a restart, given the id of the last command that was completed before it.
    pub(super) fn after(highest: u64) -> CommandIds {
        CommandIds([highest, 0, 0, 0])
    }

    /// Returns the id of the last completed command.
    pub(super) fn highest(self) -> u64 {
        self.0[0]
    }

    /// Returns the status of a command.
    pub(super) fn status(self, id: u64) -> CommandStatus {
        match id {
            _ if id > self.highest() => CommandStatus::New,
            _ if self.0.contains(&id) => CommandStatus::Done,
            _ => CommandStatus::Late,
        }
    }

    /// Records a completed command.
    pub(super) fn add(&mut self, id: u64) {
        self.0.rotate_right(1);
        self.0[0] = id;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_commands_are_remembered() {
        let mut done = CommandIds::after(10);
        assert_eq!(
            (done.status(11), done.status(10), done.status(9)),
            (CommandStatus::New, CommandStatus::Done, CommandStatus::Late)
        );
        for id in [13, 14, 20] {
            done.add(id);
        }
        assert_eq!(done.highest(), 20);
        assert_eq!([10, 13, 14, 20].map(|id| done.status(id)), [CommandStatus::Done; 4]);
        assert_eq!([12, 19].map(|id| done.status(id)), [CommandStatus::Late; 2]);
    }
}
