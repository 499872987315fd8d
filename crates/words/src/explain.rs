//! Explains a hand's score.

use hanchan_rules::{PaoTsumo, Renhou, Rules, Worth, Yaku};
use hanchan_score::{Form, FuItem, FuReason, Interpretation, Limit, Score, Win, WinMethod, WinShape};
use hanchan_tiles::{Kind, Tile, Wind};

use crate::names::wait_id;
use crate::words::Words;

/// Something that counts towards a score, such as a yaku or a fu item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplanationRow {
    /// The item's name.
    pub name: String,
    /// The item's value.
    pub worth: String,
    /// What the item requires, or where it comes from.
    pub why: String,
}

/// A seat's gains and losses, by cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Payment {
    /// The name of the seat, or the word for the discarder if the seat is not known.
    pub seat: String,
    /// The word for winner, discarder or liable player; empty for others.
    pub role: String,
    /// Points for the hand.
    pub hand: i32,
    /// Points for honba.
    pub honba: i32,
    /// Points in riichi sticks.
    pub sticks: i32,
    /// The total.
    pub total: i32,
}

/// The explanation of a score, as texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The round wind and the winner's seat wind.
    pub situation: String,
    /// How the winning tile was obtained.
    pub won: String,
    /// How the hand is divided into sets.
    pub reading: String,
    /// The yaku and dora, with their values.
    pub yaku: Vec<ExplanationRow>,
    /// The items that give fu.
    pub fu: Vec<ExplanationRow>,
    /// The fu total; empty for a yakuman.
    pub fu_total: String,
    /// Further remarks about the score.
    pub notes: Vec<String>,
    /// The total of han and fu, or the name of the limit.
    pub total: String,
    /// The points, and who pays how much.
    pub points: String,
    /// The gains and losses of every seat.
    pub payments: Vec<Payment>,
    /// Other ways to divide the hand, which don't count, and their values.
    pub rejected: Vec<ExplanationRow>,
}

impl Words {
    /// Explains a score. `interpretations` are the ways to divide the hand; the first is the one that counts.
    pub fn explain(
        &self,
        win: &Win<'_>,
        rules: &Rules,
        score: &Score,
        interpretations: &[Interpretation],
    ) -> Explanation {
        let story = Story { words: self, win, rules, score };
        Explanation {
            situation: story.situation(),
            won: story.won(),
            reading: self.shape(&score.shape),
            yaku: story.yaku(),
            fu: score.fu.items().iter().map(|item| story.fu_item(*item)).collect(),
            fu_total: story.fu_total(),
            notes: story.notes(),
            total: story.total(),
            points: story.points(),
            payments: story.payments(),
            rejected: interpretations.iter().skip(1).map(|other| story.rejected(other)).collect(),
        }
    }
}

struct Story<'a> {
    words: &'a Words,
    win: &'a Win<'a>,
    rules: &'a Rules,
    score: &'a Score,
}

impl Story<'_> {
    fn situation(&self) -> String {
        let id = if self.win.circumstances.seat == Wind::East { "situation-dealer" } else { "situation" };
        let (round, seat) =
            (self.words.wind(self.win.circumstances.round), self.words.wind(self.win.circumstances.seat));
        self.words.format(id, [("round", round.into()), ("seat", seat.into())])
    }

    fn won(&self) -> String {
        let seat = self.words.wind(self.win.circumstances.seat);
        let tile = self.words.tile(self.win.tile.kind());
        let (seat, tile) = (("seat", seat.into()), ("tile", tile.into()));
        match self.win.circumstances.by {
            WinMethod::Tsumo => self.words.format("won-by-tsumo", [seat, tile]),
            WinMethod::Ron { from: None } => self.words.format("won-by-ron", [seat, tile]),
            WinMethod::Ron { from: Some(from) } => {
                self.words.format("won-by-ron-from", [seat, tile, ("from", self.words.wind(from).into())])
            }
        }
    }

    fn yaku(&self) -> Vec<ExplanationRow> {
        let yakuman = self.score.yakuman > 0;
        let mut rows: Vec<ExplanationRow> = self
            .score
            .yaku()
            .iter()
            .map(|&(yaku, worth)| ExplanationRow {
                name: self.words.yaku(yaku),
                worth: if yakuman { self.times(worth) } else { self.han(worth) },
                why: self.words.about_yaku(yaku),
            })
            .collect();
        let dora = self.score.dora;
        let pointed =
            |indicators: &[Tile]| self.words.list(indicators.iter().map(|tile| self.indicated(*tile)));
        for (id, han, why) in [
            ("dora-open", dora.dora, pointed(self.win.dora)),
            ("dora-ura", dora.ura, pointed(self.win.ura)),
            ("dora-red", dora.red, String::new()),
            ("dora-north", dora.north, String::new()),
        ] {
            if han > 0 {
                rows.push(ExplanationRow { name: self.words.text(id), worth: self.han(han), why });
            }
        }
        rows
    }

    fn indicated(&self, indicator: Tile) -> String {
        let dora = self.rules.dora(indicator.kind());
        let (indicator, dora) = (self.words.tile(indicator.kind()), self.words.tile(dora));
        self.words.format("dora-indicated", [("indicator", indicator.into()), ("dora", dora.into())])
    }

    fn han(&self, han: u8) -> String {
        self.words.format("han", [("han", han.into())])
    }

    fn times(&self, times: u8) -> String {
        self.words.format("times-yakuman", [("times", times.into())])
    }

    fn fu_item(&self, FuItem { reason, fu }: FuItem) -> ExplanationRow {
        let tile = |kind: Kind| [("tile", self.words.tile(kind).into())];
        let name = match reason {
            FuReason::Base => self.words.text("fu-base"),
            FuReason::ClosedRon => self.words.text("fu-closed-ron"),
            FuReason::SevenPairs => self.words.text("fu-seven-pairs"),
            FuReason::Group(group) => {
                let id = match (group.form, group.open) {
                    (Form::Kan, true) => "fu-kan-open",
                    (Form::Kan, false) => "fu-kan-closed",
                    (_, true) => "fu-triplet-open",
                    (_, false) => "fu-triplet-closed",
                };
                self.words.format(id, tile(group.low))
            }
            FuReason::Pair(kind) => {
                let (seat, round) = (
                    Kind::wind(self.win.circumstances.seat) == kind,
                    Kind::wind(self.win.circumstances.round) == kind,
                );
                let id = match (seat, round) {
                    (true, true) => "fu-pair-double",
                    (true, false) => "fu-pair-seat",
                    (false, true) => "fu-pair-round",
                    (false, false) => "fu-pair-dragon",
                };
                self.words.format(id, tile(kind))
            }
            FuReason::Wait(wait) => self.words.text(wait_id(wait)),
            FuReason::Tsumo if self.win.circumstances.rinshan => self.words.text("fu-rinshan"),
            FuReason::Tsumo => self.words.text("fu-tsumo"),
            FuReason::OpenPinfu => self.words.text("fu-open-pinfu"),
        };
        ExplanationRow { name, worth: self.words.format("fu-total", [("fu", fu.into())]), why: String::new() }
    }

    fn fu_total(&self) -> String {
        let (sum, fu) = (self.score.fu.items().iter().map(|item| item.fu).sum::<u8>(), self.score.fu.total);
        match fu {
            0 => String::new(),
            _ if sum == fu => self.words.format("fu-total", [("fu", fu.into())]),
            _ => self.words.format("fu-rounded", [("sum", sum.into()), ("fu", fu.into())]),
        }
    }

    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        let has = |yaku: Yaku| self.score.yaku().iter().any(|&(counted, _)| counted == yaku);
        if has(Yaku::Pinfu)
            && self.win.circumstances.is_tsumo()
            && self.rules.switches().payments.pinfu_tsumo_20
        {
            notes.push(self.words.text("fu-why-no-tsumo"));
        }
        if has(Yaku::Renhou) && self.rules.switches().hands.renhou == Renhou::Mangan {
            notes.push(self.words.text("renhou-mangan"));
        }
        if let WinShape::Standard { groups, .. } = self.score.shape
            && self.score.yakuman == 0
        {
            let concealed = groups.len() - self.win.hand.melds().len();
            let made = groups[..concealed].iter().filter(|group| group.open && group.form == Form::Triplet);
            for group in made {
                let tile = self.words.tile(group.low);
                notes.push(self.words.format("fu-by-win", [("tile", tile.into())]));
            }
        }
        notes
    }

    fn total(&self) -> String {
        let Score { han, limit, yakuman, .. } = *self.score;
        let fu = self.score.fu.total;
        if yakuman > 0 {
            return self.times(yakuman);
        }
        let by_han = ("han", han.into());
        let by_fu = ("fu", fu.into());
        match limit {
            Limit::None => self.words.format("total-han-fu", [by_han, by_fu]),
            Limit::Mangan if han < 5 && i32::from(fu) << (han + 2) < 2000 => {
                self.words.format("limit-by-kiriage", [by_han, by_fu])
            }
            _ => self.words.format("total-limit-han", [by_han, ("limit", self.words.limit(limit).into())]),
        }
    }

    fn points(&self) -> String {
        let payments = &self.score.payments;
        let total = self.words.format("total-points", [("points", payments.points.into())]);
        let shares: Vec<i32> = payments.hand.iter().map(|paid| -paid).collect();
        let (dealer, others) = (shares[0], &shares[1..]);
        let other = others.iter().copied().max().unwrap_or(0);
        // A liable player pays more than their share; the table of payments shows how much.
        let alike = others.iter().all(|&paid| paid == other || paid == 0);
        let payers = others.iter().filter(|&&paid| paid > 0).count();
        let how = match self.win.circumstances.by {
            WinMethod::Tsumo if self.win.circumstances.seat == Wind::East && alike && payers > 1 => {
                self.words.format("pays-share-each", [("points", other.into())])
            }
            // With three players, only one non-dealer pays.
            WinMethod::Tsumo if dealer > 0 && other > 0 && alike => {
                let shares = [("points", dealer.into()), ("others", other.into()), ("payers", payers.into())];
                self.words.format("pays-share-dealer", shares)
            }
            _ => return total,
        };
        self.words.list([total, how])
    }

    fn payments(&self) -> Vec<Payment> {
        let payments = &self.score.payments;
        let seats = Wind::ALL.into_iter().take(self.rules.switches().table.players.count());
        let mut rows: Vec<Payment> = seats
            .map(|seat| {
                let won = seat == self.win.circumstances.seat;
                let sticks = if won { payments.sticks } else { 0 };
                let honba = if won { payments.honba_points() } else { payments.honba[seat.index()] };
                let hand = if won { payments.points } else { payments.hand[seat.index()] };
                let (seat, role) = (self.words.wind(seat), self.role(seat));
                Payment { seat, role, hand, honba, sticks, total: hand + honba + sticks }
            })
            .collect();
        if self.win.circumstances.by == (WinMethod::Ron { from: None }) {
            let [hand, honba] = payments.unknown_discarder();
            rows.push(Payment {
                seat: self.words.text("pays-discarder"),
                role: String::new(),
                hand,
                honba,
                sticks: 0,
                total: hand + honba,
            });
        }
        rows
    }

    fn role(&self, seat: Wind) -> String {
        if seat == self.win.circumstances.seat {
            return self.words.text("pays-winner");
        }
        let liable = self.win.liable.iter().find(|(yaku, liable)| {
            *liable == seat && self.score.yaku().iter().any(|(counted, _)| counted == yaku)
        });
        let shared =
            self.win.circumstances.is_tsumo() && self.rules.switches().yakuman.pao_tsumo == PaoTsumo::Normal;
        match liable {
            Some((yaku, _)) if self.score.payments.hand[seat.index()] != 0 && !shared => {
                self.words.format("pays-liable", [("yaku", self.words.yaku(*yaku).into())])
            }
            _ if self.win.circumstances.by == (WinMethod::Ron { from: Some(seat) }) => {
                self.words.text("pays-discarder")
            }
            _ => String::new(),
        }
    }

    fn rejected(&self, other: &Interpretation) -> ExplanationRow {
        let yaku = self.words.list(other.yaku.iter().map(|yaku| {
            let worth = match self.rules.worth(yaku) {
                Worth::Yakuman(times) => self.times(times),
                Worth::Han { closed, .. } if self.win.hand.is_closed() => self.han(closed),
                Worth::Han { open, .. } => self.han(open),
                Worth::Off => String::new(),
            };
            let yaku = self.words.yaku(yaku);
            self.words.format("yaku-worth", [("yaku", yaku.into()), ("worth", worth.into())])
        }));
        let worth = if other.yaku.is_empty() {
            self.words.text("reading-no-yaku")
        } else if other.wins {
            let points = other.points(self.win, self.rules);
            self.words.format("reading-worth", [("yaku", yaku.into()), ("points", points.into())])
        } else {
            self.words.format("reading-too-few", [("yaku", yaku.into())])
        };
        ExplanationRow { name: self.words.shape(&other.shape), worth, why: String::new() }
    }
}
