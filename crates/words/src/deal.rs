//! Renders how deals are named and end, what players do wrong, and why their actions are refused.

use hanchan_round::{Abort, Ending, FalseSet, Furiten, NoWin, Offence, Refusal, Setup, Toppled};
use hanchan_tiles::{BySeat, KindSet, Players, Seat, Tile};

use crate::words::Words;

impl Words {
    /// Returns the message that tells a player why their action was refused. `names` are the players' names.
    pub fn refusal(&self, why: &Refusal, names: &BySeat<String>) -> String {
        let id = format!("act-{}", why.code());
        match *why {
            Refusal::NotYourTurn(seat) => self.format(&id, [("name", names[seat].as_str().into())]),
            Refusal::NotHeld(tile) => self.format(&id, [("tile", self.tile_or_red(tile).into())]),
            Refusal::Swap(kind) => self.format(&id, [("tile", self.tile(kind).into())]),
            Refusal::WaitsChange(before, after) => {
                let (before, after) = (self.waits(before), self.waits(after));
                self.format(&id, [("before", before.into()), ("after", after.into())])
            }
            Refusal::TooFewPoints(points) => self.format(&id, [("points", points.into())]),
            Refusal::TooFewTiles(tiles) => self.format(&id, [("tiles", tiles.into())]),
            Refusal::NotComplete(waits) if waits.is_empty() => self.text("act-not-complete-noten"),
            Refusal::NotComplete(waits) => self.format(&id, [("tiles", self.waits(waits).into())]),
            Refusal::Furiten(Furiten::Discarded(kind, at)) => {
                self.format(&id, [("tile", self.tile(kind).into()), ("number", (at + 1).into())])
            }
            Refusal::TooFewHan { han, least } => {
                self.format(&id, [("han", han.into()), ("least", least.into())])
            }
            Refusal::NineKinds { kinds } => self.format(&id, [("kinds", kinds.into())]),
            _ => self.text(&id),
        }
    }

    /// Returns the players' seat winds as their names, for tables where players have no names.
    pub fn by_wind(&self, dealer: Seat, players: Players) -> BySeat<String> {
        BySeat::from_fn(|seat| self.wind(seat.wind(dealer, players)))
    }

    /// Returns a tile's name; red fives are named as such.
    pub fn tile_or_red(&self, tile: Tile) -> String {
        let name = self.tile(tile.kind());
        if tile.is_red() { self.format("tile-red-five", [("tile", name.into())]) } else { name }
    }

    /// Returns a deal's name, such as `East 2`: the round wind and the deal's number in the round.
    pub fn deal(&self, setup: &Setup) -> String {
        let (round, number) = (self.wind(setup.round), setup.dealer.index() + 1);
        self.format("deal-name", [("round", round.into()), ("number", number.into())])
    }

    /// Returns a text that says how a deal ended.
    pub fn ending(&self, ending: Ending) -> String {
        match ending {
            Ending::Won => self.text("ending-won"),
            Ending::Exhausted => self.text("ending-exhausted"),
            Ending::Aborted(why) => self.abort(why),
            Ending::Chombo => self.text("abort-chombo"),
            Ending::Void => self.text("abort-void"),
        }
    }

    /// Returns a text that says why a deal was aborted.
    pub fn abort(&self, why: Abort) -> String {
        self.text(match why {
            Abort::FourKans => "abort-four-kans",
            Abort::FourRiichi => "abort-four-riichi",
            Abort::FourWinds => "abort-four-winds",
            Abort::NineKinds => "abort-nine-kinds",
            Abort::ThreeRons => "abort-three-rons",
        })
    }

    /// Returns a text that says what a player did wrong at an unassisted table.
    pub fn offence(&self, offence: Offence) -> String {
        let id = format!("offence-{}", offence.code());
        match offence {
            Offence::FalseWin(why) => {
                let why = self.text(match why {
                    NoWin::NotComplete => "no-win-not-complete",
                    NoWin::Furiten => "no-win-furiten",
                    NoWin::NoYaku => "no-win-no-yaku",
                    NoWin::NotRobbed => "no-win-not-robbed",
                    NoWin::DeadHand => "no-win-dead-hand",
                });
                self.format(&id, [("why", why.into())])
            }
            Offence::RiichiTooLate(tiles) => self.format(&id, [("tiles", tiles.into())]),
            Offence::FalseCall(set) => {
                let call = match set {
                    FalseSet::Claim(claim) => self.claim(claim),
                    FalseSet::ClosedKan(kind) => {
                        self.format("do-closed-kan", [("tile", self.tile(kind).into())])
                    }
                    FalseSet::AddedKan(kind) => {
                        self.format("do-added-kan", [("tile", self.tile(kind).into())])
                    }
                };
                self.format(&id, [("call", call.into())])
            }
            Offence::CallWithDeadHand(claim) => self.format(&id, [("call", self.claim(claim).into())]),
            Offence::Exposure(what, tiles) => {
                let what = self.text(match what {
                    Toppled::LiveWall => "toppled-live-wall",
                    Toppled::DeadWall => "toppled-dead-wall",
                    Toppled::OwnHand => "toppled-own-hand",
                    Toppled::OthersHand => "toppled-others-hand",
                });
                self.format(&id, [("what", what.into()), ("tiles", tiles.into())])
            }
            _ => self.text(&id),
        }
    }

    fn waits(&self, kinds: KindSet) -> String {
        if kinds.is_empty() { self.text("waits-nothing") } else { self.tiles(kinds.iter()) }
    }
}
