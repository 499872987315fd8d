//! Renders events at the table as sentences.

use hanchan_round::{Claim, Ruling, Setup};
use hanchan_rules::Penalty;
use hanchan_tiles::{BySeat, Meld, MeldKind, Seat, Tile};
use hanchan_view::{JudgeEvent, OpenEvent, PublicDeal, PublicEvent, Seen, WallPart};

use crate::words::Words;

/// The ids of the messages for the reasons why a stand-in acted. Each id is `stead-` followed by the reason's code
/// in records.
const STAND_IN_REASONS: [&str; 10] = [
    "stead-late",
    "stead-retired",
    "stead-gone",
    "stead-absent",
    "stead-idle",
    "stead-unreadable",
    "stead-no-act",
    "stead-bad-field",
    "stead-other-seat",
    "stead-not-allowed",
];

impl Words {
    /// Returns a sentence that says why a stand-in acted for a player. `said` is what that player had sent, if
    /// anything.
    pub fn stead(&self, why: &str, said: Option<&str>, name: &str) -> String {
        let id = STAND_IN_REASONS.into_iter().find(|id| id.strip_prefix("stead-") == Some(why));
        let what = match id {
            Some(id) => self.by(id, name),
            None => self.format("stead-other", [("name", name.into()), ("why", plain(why).into())]),
        };
        match said {
            Some(said) => self.format("stead-said", [("what", what.into()), ("said", plain(said).into())]),
            None => what,
        }
    }

    /// Returns a sentence for what a player sees happen, or `None` if there is nothing to show. `names` are the
    /// players' names.
    pub fn seen(&self, seen: &Seen, seat: Seat, names: &BySeat<String>) -> Option<String> {
        match *seen {
            Seen::Dealt { deal, .. } => Some(self.dealt(&deal, names)),
            Seen::Drew { tile, from } => Some(self.drew(&names[seat], Some(tile), from)),
            Seen::OtherDrew { seat, from } => Some(self.drew(&names[seat], None, from)),
            Seen::Returned { .. } => Some(self.by("happened-returned", &names[seat])),
            Seen::OtherReturned { seat } => Some(self.by("happened-returned", &names[seat])),
            Seen::Answered { .. } | Seen::Passed | Seen::Showed { .. } => None,
            Seen::Public(ref event) => self.happened(event, names),
        }
    }

    /// Returns a sentence for what a spectator who sees all hands sees happen, or `None` if there is nothing to
    /// show.
    pub fn seen_open(&self, event: &OpenEvent, names: &BySeat<String>) -> Option<String> {
        match *event {
            OpenEvent::Dealt { deal, .. } => Some(self.dealt(&deal, names)),
            OpenEvent::Drew { seat, tile, from } => Some(self.drew(&names[seat], Some(tile), from)),
            OpenEvent::Returned { seat, .. } => Some(self.by("happened-returned", &names[seat])),
            OpenEvent::Public(ref event) => self.happened(event, names),
        }
    }

    /// Returns a sentence for what the judge sees happen, or `None` if there is nothing to show.
    pub fn seen_by_judge(&self, event: &JudgeEvent, names: &BySeat<String>) -> Option<String> {
        Some(match *event {
            JudgeEvent::Open(ref event) => return self.seen_open(event, names),
            JudgeEvent::Answered { seat, claim } => {
                self.pair("happened-said", seat, self.claim(claim), names)
            }
            JudgeEvent::Passed { seat } => self.by("happened-passed", &names[seat]),
            JudgeEvent::Showed { tenpai: true, .. } => return None,
            JudgeEvent::Showed { seat, tenpai: false } => self.by("happened-hid", &names[seat]),
        })
    }

    /// Returns a sentence for an event that everybody sees, or `None` if there is nothing to show.
    pub fn happened(&self, event: &PublicEvent, names: &BySeat<String>) -> Option<String> {
        let tile = |id: &str, seat: Seat, tile: Tile| {
            let (name, tile) = (names[seat].as_str().into(), self.tile_or_red(tile).into());
            self.format(id, [("name", name), ("tile", tile)])
        };
        let by = |id: &str, seat: Seat| self.by(id, &names[seat]);
        Some(match *event {
            PublicEvent::Riichi { seat, double: false } => by("happened-riichi", seat),
            PublicEvent::Riichi { seat, double: true } => by("happened-double-riichi", seat),
            PublicEvent::Discarded { seat, tile: what, drawn: false, .. } => {
                tile("happened-discarded", seat, what)
            }
            PublicEvent::Discarded { seat, tile: what, drawn: true, .. } => {
                tile("happened-discarded-drawn", seat, what)
            }
            PublicEvent::StakeLaid { seat } => by("happened-stake", seat),
            PublicEvent::Claimed { seat, meld } | PublicEvent::ClosedKan { seat, meld } => {
                self.made(&names[seat], meld)
            }
            PublicEvent::AddedKan { seat, tile: added } => tile("happened-added-kan", seat, added),
            PublicEvent::North { seat } => by("happened-north", seat),
            PublicEvent::ClaimCalled { seat, claim, .. } => {
                self.pair("happened-said", seat, self.claim(claim), names)
            }
            PublicEvent::Closed | PublicEvent::Stands | PublicEvent::Over { .. } => return None,
            PublicEvent::Indicator { tile } => {
                self.format("happened-indicator", [("tile", self.tile_or_red(tile).into())])
            }
            PublicEvent::Erred { seat, offence, .. } => {
                self.pair("happened-erred", seat, self.offence(offence), names)
            }
            PublicEvent::Died { seat } => by("happened-died", seat),
            PublicEvent::Chombo { seat, points } => {
                format!("{}. {}", by("happened-chombo", seat), self.paid(&points, names))
            }
            PublicEvent::Won { seat, from, tile, .. } | PublicEvent::Opened { seat, from, tile, .. } => {
                self.won_with(seat, from, tile, names)
            }
            PublicEvent::Announced { seat, each } => {
                let each = BySeat::from_fn(|other| -each[other]);
                format!("{}. {}", by("happened-announced", seat), self.paid(&each, names))
            }
            PublicEvent::Agreed { seat } => by("happened-agreed", seat),
            PublicEvent::Objected { seat } => by("happened-objected", seat),
            PublicEvent::Corrected { seat, points } => {
                format!("{}. {}", by("happened-corrected", seat), self.paid(&points, names))
            }
            PublicEvent::Mixed => self.text("happened-mixed"),
            PublicEvent::Ruled { ruling, ref note } => self.ruled(ruling, note, names),
            PublicEvent::Exhausted => self.text("ending-exhausted"),
            PublicEvent::Shown { seat, hand } => {
                let (name, hand) = (names[seat].as_str().into(), hand.to_string().into());
                self.format("happened-shown", [("name", name), ("hand", hand)])
            }
            PublicEvent::Paid { points } => self.paid(&points, names),
            PublicEvent::Aborted { why } => self.abort(why),
            PublicEvent::SticksReturned => self.text("happened-sticks-returned"),
        })
    }

    /// Returns the text for a call, including the tiles it uses.
    pub fn claim(&self, claim: Claim) -> String {
        let with = |id: &str, tiles: [Tile; 2]| {
            let tiles = tiles.map(|tile| tile.to_string()).join(" ");
            self.format(id, [("tiles", tiles.into())])
        };
        match claim {
            Claim::Pass => self.text("do-pass"),
            Claim::Ron => self.text("by-ron"),
            Claim::Pon(own) => with("do-pon", own),
            Claim::Chi(own) => with("do-chi", own),
            Claim::OpenKan => self.text("do-kan"),
        }
    }

    /// Returns a sentence for a judge's ruling: what was ruled, against whom, the points, and the judge's note.
    pub fn ruled(&self, ruling: Ruling, note: &str, names: &BySeat<String>) -> String {
        let (note, by) = (plain(note), |id: &str, seat: Seat| self.by(id, &names[seat]));
        let what = match ruling {
            Ruling::Offence(seat, offence) => self.pair("ruling-offence", seat, self.offence(offence), names),
            Ruling::Penalty(seat, Penalty::None) => by("ruling-no-penalty", seat),
            Ruling::Penalty(seat, Penalty::DeadHand) => by("ruling-dead-hand", seat),
            Ruling::Penalty(seat, Penalty::Chombo) => by("ruling-chombo", seat),
            Ruling::Inspection(seat) => by("ruling-inspection", seat),
            Ruling::Points(points) => {
                self.format("ruling-points", [("list", self.gains(&points, names).into())])
            }
            Ruling::Redeal => self.text("ruling-redeal"),
            Ruling::Remark if note.is_empty() => self.text("ruling-remark"),
            Ruling::Remark => return self.format("happened-remarked", [("note", note.into())]),
        };
        if note.is_empty() {
            return self.format("happened-ruled", [("what", what.into())]);
        }
        self.format("happened-ruled-noted", [("what", what.into()), ("note", note.into())])
    }

    /// Returns a sentence that lists everybody's gains and losses, such as `North +1000`.
    pub fn paid(&self, points: &BySeat<i32>, names: &BySeat<String>) -> String {
        self.format("happened-paid", [("list", self.gains(points, names).into())])
    }

    fn gains(&self, points: &BySeat<i32>, names: &BySeat<String>) -> String {
        let moved = points.iter().filter(|(_, points)| **points != 0);
        self.list(moved.map(|(seat, points)| format!("{} {}", names[seat], self.gain(*points))))
    }

    /// Returns the text for a number of points with its sign.
    pub fn gain(&self, points: i32) -> String {
        match points {
            0 => "0".to_owned(),
            less if less < 0 => self.number(less),
            more => self.format("gain", [("points", more.into())]),
        }
    }

    fn by(&self, id: &str, name: &str) -> String {
        self.format(id, [("name", name.into())])
    }

    fn pair(&self, id: &str, seat: Seat, what: String, names: &BySeat<String>) -> String {
        self.format(id, [("name", names[seat].as_str().into()), ("what", what.into())])
    }

    fn dealt(&self, deal: &PublicDeal, names: &BySeat<String>) -> String {
        self.deal_begins(&deal.setup, names)
    }

    /// Returns the name of a deal, with its dealer, honba and riichi sticks.
    pub fn deal_begins(&self, setup: &Setup, names: &BySeat<String>) -> String {
        self.format(
            "happened-dealt",
            [
                ("deal", self.deal(setup).into()),
                ("name", names[setup.dealer].as_str().into()),
                ("honba", setup.honba.into()),
                ("sticks", setup.sticks.into()),
            ],
        )
    }

    fn drew(&self, name: &str, tile: Option<Tile>, from: WallPart) -> String {
        let name = ("name", name.into());
        match (tile.map(|tile| ("tile", self.tile_or_red(tile).into())), from) {
            (Some(tile), WallPart::Live) => self.format("happened-drew", [name, tile]),
            (Some(tile), WallPart::Dead) => self.format("happened-replaced", [name, tile]),
            (None, WallPart::Live) => self.format("happened-drew-hidden", [name]),
            (None, WallPart::Dead) => self.format("happened-replaced-hidden", [name]),
        }
    }

    fn made(&self, name: &str, meld: Meld) -> String {
        let id = match meld.kind() {
            MeldKind::Chi => "happened-chi",
            MeldKind::Pon => "happened-pon",
            MeldKind::OpenKan | MeldKind::AddedKan => "happened-kan",
            MeldKind::ClosedKan => "happened-closed-kan",
        };
        let tiles = meld.tiles().iter().map(Tile::to_string).collect::<Vec<_>>().join(" ");
        self.format(id, [("name", name.into()), ("tiles", tiles.into())])
    }

    fn won_with(&self, seat: Seat, from: Seat, tile: Tile, names: &BySeat<String>) -> String {
        let (name, tile) = (("name", names[seat].as_str().into()), ("tile", self.tile_or_red(tile).into()));
        if seat == from {
            return self.format("happened-tsumo", [name, tile]);
        }
        self.format("happened-ron", [name, tile, ("from", names[from].as_str().into())])
    }
}

/// Removes control characters, which must not reach a terminal, from a text that somebody wrote.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}
