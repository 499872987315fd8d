//! The roles of clients, and events as they are sent. Events are built from views only, so they cannot contain
//! hidden information.

use hanchan_record::log::{JsonOffence, JsonRuling};
use hanchan_round::Abort;
use hanchan_tiles::{BySeat, Hand, Meld, MeldKind, Seat, Side, Tile, Wind};
use hanchan_view::{
    AudienceEvent, JudgeEvent, OpenEvent, PublicDeal, PublicEvent, SeatEvent, Seen, SpectatorEvent, WallPart,
};
use serde::{Deserialize, Serialize};

use super::moves::{WireChoice, WireClaim};
use super::score::WireScore;
use crate::names::ByName;

/// The role in which a client connects to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ConnectRole {
    /// A player who has a seat.
    #[default]
    Player,
    /// A spectator who sees no hands.
    Spectator,
    /// A spectator who sees all hands, after the delay in the settings.
    Open,
    /// A judge.
    Judge,
}

/// A meld.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WireMeld {
    /// The kind of meld.
    pub kind: ByName<MeldKind>,
    /// The tiles that come from the player's own hand.
    pub own: Vec<String>,
    /// The called tile.
    pub claimed: Option<String>,
    /// The player who discarded the called tile.
    pub from: Option<ByName<Side>>,
    /// The tile that was added to a pon.
    pub added: Option<String>,
}

/// A visible hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WireHand {
    /// The concealed tiles, including the drawn one.
    pub tiles: Vec<String>,
    /// The tile just drawn.
    pub drawn: Option<String>,
    /// The melds.
    pub melds: Vec<WireMeld>,
    /// The number of Norths that were set aside.
    pub norths: u8,
}

/// The public facts at the beginning of a deal.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WireDeal {
    /// The dealer's seat.
    pub dealer: usize,
    /// The round wind.
    pub round: ByName<Wind>,
    /// The number of honba.
    pub honba: u8,
    /// The number of riichi sticks on the table.
    pub sticks: u8,
    /// The scores by seat.
    pub points: Vec<i32>,
    /// The first dora indicator.
    pub indicator: String,
    /// The number of tiles in the live wall.
    pub live: u8,
    /// The dealer's dice: the first roll, and the second one that some rules use.
    pub dice: Option<[u8; 4]>,
}

/// An event as one audience sees it. Tiles that the audience cannot see are left out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is the event of the same name, with the same fields")]
pub enum WireEvent {
    Dealt {
        deal: WireDeal,
        hand: Option<WireHand>,
        hands: Option<Vec<WireHand>>,
    },
    Drew {
        seat: usize,
        tile: Option<String>,
        dead: bool,
    },
    Returned {
        seat: usize,
        tile: Option<String>,
    },
    Answered {
        seat: usize,
        claim: WireClaim,
    },
    Passed {
        seat: usize,
    },
    Showed {
        seat: usize,
        tenpai: bool,
    },
    Riichi {
        seat: usize,
        double: bool,
    },
    Discarded {
        seat: usize,
        tile: String,
        drawn: bool,
        sideways: bool,
    },
    StakeLaid {
        seat: usize,
    },
    Claimed {
        seat: usize,
        meld: WireMeld,
    },
    ClosedKan {
        seat: usize,
        meld: WireMeld,
    },
    AddedKan {
        seat: usize,
        tile: String,
    },
    North {
        seat: usize,
    },
    Stands,
    Indicator {
        tile: String,
    },
    ClaimCalled {
        seat: usize,
        claim: WireClaim,
        hand: Option<WireHand>,
    },
    Closed,
    Erred {
        seat: usize,
        offence: JsonOffence,
        hand: Option<WireHand>,
    },
    Died {
        seat: usize,
    },
    Chombo {
        seat: usize,
        points: Vec<i32>,
    },
    Opened {
        seat: usize,
        from: usize,
        tile: String,
        hand: WireHand,
        ura: Vec<String>,
    },
    Announced {
        seat: usize,
        each: Vec<i32>,
    },
    Agreed {
        seat: usize,
    },
    Objected {
        seat: usize,
    },
    Corrected {
        seat: usize,
        points: Vec<i32>,
    },
    Mixed,
    Ruled {
        ruling: JsonRuling,
        note: String,
    },
    Won {
        seat: usize,
        from: usize,
        tile: String,
        hand: WireHand,
        ura: Vec<String>,
        points: Vec<i32>,
        score: Option<Box<WireScore>>,
    },
    Exhausted,
    Shown {
        seat: usize,
        hand: WireHand,
    },
    Paid {
        points: Vec<i32>,
    },
    Aborted {
        why: ByName<Abort>,
    },
    SticksReturned,
    Over {
        points: Vec<i32>,
        sticks: u8,
    },
}

/// An event as an audience sees it, with the player's choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SeenEvent {
    /// The event.
    pub event: WireEvent,
    /// For a player, what they can do now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub choice: Option<WireChoice>,
}

fn texts<'a>(tiles: impl IntoIterator<Item = &'a Tile>) -> Vec<String> {
    tiles.into_iter().map(Tile::to_string).collect()
}

fn meld(meld: Meld) -> WireMeld {
    WireMeld {
        kind: ByName(meld.kind()),
        own: texts(meld.own()),
        claimed: meld.claimed().map(|tile| tile.to_string()),
        from: meld.from().map(ByName),
        added: meld.added_tile().map(|tile| tile.to_string()),
    }
}

fn hand(hand: &Hand) -> WireHand {
    WireHand {
        tiles: hand.concealed().iter().map(|tile| tile.to_string()).collect(),
        drawn: hand.drawn().map(|tile| tile.to_string()),
        melds: hand.melds().iter().map(|&one| meld(one)).collect(),
        norths: hand.norths(),
    }
}

fn deal(deal: &PublicDeal) -> WireDeal {
    WireDeal {
        dealer: deal.setup.dealer.index(),
        round: ByName(deal.setup.round),
        honba: deal.setup.honba,
        sticks: deal.setup.sticks,
        points: deal.setup.points.0[..deal.players.count()].to_vec(),
        indicator: deal.indicator.to_string(),
        live: deal.live,
        dice: deal.dice.map(|dice| [dice.first[0], dice.first[1], dice.second[0], dice.second[1]]),
    }
}

fn drew(seat: Seat, tile: Option<Tile>, from: WallPart) -> WireEvent {
    WireEvent::Drew {
        seat: seat.index(),
        tile: tile.map(|tile| tile.to_string()),
        dead: from == WallPart::Dead,
    }
}

fn points(points: BySeat<i32>) -> Vec<i32> {
    points.0.to_vec()
}

impl From<&PublicEvent> for WireEvent {
    fn from(event: &PublicEvent) -> WireEvent {
        let at = Seat::index;
        match *event {
            PublicEvent::Riichi { seat, double } => WireEvent::Riichi { seat: at(seat), double },
            PublicEvent::Discarded { seat, tile, drawn, sideways } => {
                WireEvent::Discarded { seat: at(seat), tile: tile.to_string(), drawn, sideways }
            }
            PublicEvent::StakeLaid { seat } => WireEvent::StakeLaid { seat: at(seat) },
            PublicEvent::Claimed { seat, meld: set } => {
                WireEvent::Claimed { seat: at(seat), meld: meld(set) }
            }
            PublicEvent::ClosedKan { seat, meld: set } => {
                WireEvent::ClosedKan { seat: at(seat), meld: meld(set) }
            }
            PublicEvent::AddedKan { seat, tile } => {
                WireEvent::AddedKan { seat: at(seat), tile: tile.to_string() }
            }
            PublicEvent::North { seat } => WireEvent::North { seat: at(seat) },
            PublicEvent::Stands => WireEvent::Stands,
            PublicEvent::Indicator { tile } => WireEvent::Indicator { tile: tile.to_string() },
            PublicEvent::ClaimCalled { seat, claim, hand: shown } => {
                WireEvent::ClaimCalled { seat: at(seat), claim: claim.into(), hand: shown.as_ref().map(hand) }
            }
            PublicEvent::Closed => WireEvent::Closed,
            PublicEvent::Erred { seat, offence, hand: shown } => {
                WireEvent::Erred { seat: at(seat), offence: offence.into(), hand: shown.as_ref().map(hand) }
            }
            PublicEvent::Died { seat } => WireEvent::Died { seat: at(seat) },
            PublicEvent::Chombo { seat, points: paid } => {
                WireEvent::Chombo { seat: at(seat), points: points(paid) }
            }
            PublicEvent::Opened { seat, from, tile, hand: shown, ura } => WireEvent::Opened {
                seat: at(seat),
                from: at(from),
                tile: tile.to_string(),
                hand: hand(&shown),
                ura: texts(ura.iter()),
            },
            PublicEvent::Announced { seat, each } => {
                WireEvent::Announced { seat: at(seat), each: points(each) }
            }
            PublicEvent::Agreed { seat } => WireEvent::Agreed { seat: at(seat) },
            PublicEvent::Objected { seat } => WireEvent::Objected { seat: at(seat) },
            PublicEvent::Corrected { seat, points: paid } => {
                WireEvent::Corrected { seat: at(seat), points: points(paid) }
            }
            PublicEvent::Mixed => WireEvent::Mixed,
            PublicEvent::Ruled { ruling, ref note } => {
                WireEvent::Ruled { ruling: ruling.into(), note: note.as_ref().to_owned() }
            }
            PublicEvent::Won { seat, from, tile, hand: ref shown, ura, points: paid, ref score } => {
                WireEvent::Won {
                    seat: at(seat),
                    from: at(from),
                    tile: tile.to_string(),
                    hand: hand(shown),
                    ura: texts(ura.iter()),
                    points: points(paid),
                    score: score.as_ref().map(|score| Box::new(WireScore::from(&**score))),
                }
            }
            PublicEvent::Exhausted => WireEvent::Exhausted,
            PublicEvent::Shown { seat, hand: shown } => {
                WireEvent::Shown { seat: at(seat), hand: hand(&shown) }
            }
            PublicEvent::Paid { points: paid } => WireEvent::Paid { points: points(paid) },
            PublicEvent::Aborted { why } => WireEvent::Aborted { why: ByName(why) },
            PublicEvent::SticksReturned => WireEvent::SticksReturned,
            PublicEvent::Over { points: all, sticks } => WireEvent::Over { points: points(all), sticks },
        }
    }
}

impl From<AudienceEvent<'_>> for SeenEvent {
    fn from(event: AudienceEvent<'_>) -> SeenEvent {
        let watched = |event: WireEvent| SeenEvent { event, choice: None };
        match event {
            AudienceEvent::Seat(seat, event) => SeenEvent::new(seat, event),
            AudienceEvent::Spectator(event) => watched(event.into()),
            AudienceEvent::Open(event) => watched(event.into()),
            AudienceEvent::Judge(event) => watched(event.into()),
        }
    }
}

impl SeenEvent {
    /// Returns an event as a player sees it.
    pub fn new(seat: Seat, published: &SeatEvent) -> SeenEvent {
        let me = seat.index();
        let event = match &published.seen {
            Seen::Dealt { deal: of_all, hand: own } => {
                WireEvent::Dealt { deal: deal(of_all), hand: Some(hand(own)), hands: None }
            }
            Seen::Drew { tile, from } => drew(seat, Some(*tile), *from),
            Seen::OtherDrew { seat, from } => drew(*seat, None, *from),
            Seen::Returned { tile } => WireEvent::Returned { seat: me, tile: Some(tile.to_string()) },
            Seen::OtherReturned { seat } => WireEvent::Returned { seat: seat.index(), tile: None },
            Seen::Answered { claim } => WireEvent::Answered { seat: me, claim: (*claim).into() },
            Seen::Passed => WireEvent::Passed { seat: me },
            Seen::Showed { tenpai } => WireEvent::Showed { seat: me, tenpai: *tenpai },
            Seen::Public(event) => event.into(),
        };
        SeenEvent { event, choice: published.choice.map(WireChoice::from) }
    }
}

impl From<&SpectatorEvent> for WireEvent {
    fn from(event: &SpectatorEvent) -> WireEvent {
        match event {
            SpectatorEvent::Dealt(of_all) => WireEvent::Dealt { deal: deal(of_all), hand: None, hands: None },
            SpectatorEvent::Drew { seat, from } => drew(*seat, None, *from),
            SpectatorEvent::Returned { seat } => WireEvent::Returned { seat: seat.index(), tile: None },
            SpectatorEvent::Public(event) => event.into(),
        }
    }
}

impl From<&OpenEvent> for WireEvent {
    fn from(event: &OpenEvent) -> WireEvent {
        match event {
            OpenEvent::Dealt { deal: of_all, hands } => {
                let hands = hands.0[..of_all.players.count()].iter().map(hand).collect();
                WireEvent::Dealt { deal: deal(of_all), hand: None, hands: Some(hands) }
            }
            OpenEvent::Drew { seat, tile, from } => drew(*seat, Some(*tile), *from),
            OpenEvent::Returned { seat, tile } => {
                WireEvent::Returned { seat: seat.index(), tile: Some(tile.to_string()) }
            }
            OpenEvent::Public(event) => event.into(),
        }
    }
}

impl From<&JudgeEvent> for WireEvent {
    fn from(event: &JudgeEvent) -> WireEvent {
        match event {
            JudgeEvent::Open(event) => event.into(),
            JudgeEvent::Answered { seat, claim } => {
                WireEvent::Answered { seat: seat.index(), claim: (*claim).into() }
            }
            JudgeEvent::Passed { seat } => WireEvent::Passed { seat: seat.index() },
            JudgeEvent::Showed { seat, tenpai } => WireEvent::Showed { seat: seat.index(), tenpai: *tenpai },
        }
    }
}
