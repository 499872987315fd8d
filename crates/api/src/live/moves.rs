//! Moves, calls and choices as they are sent.

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_tiles::{BySeat, Kind, Tile};
use hanchan_view::Choice;
use serde::{Deserialize, Serialize};

/// A move of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields, expecting = "a move")]
pub enum WireMove {
    /// Discards a tile: the one just drawn, or one from the hand.
    Discard {
        /// The tile; optional if it is the one just drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        tile: Option<String>,
        /// Whether the tile is the one just drawn.
        #[serde(default)]
        drawn: bool,
    },
    /// Declares riichi and discards.
    Riichi {
        /// The tile; optional if it is the one just drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        tile: Option<String>,
        /// Whether the tile is the one just drawn.
        #[serde(default)]
        drawn: bool,
    },
    /// Declares a closed kan.
    ClosedKan {
        /// One of the four tiles.
        tile: String,
    },
    /// Adds a tile to a pon.
    AddedKan {
        /// The added tile.
        tile: String,
    },
    /// Sets a North aside.
    North,
    /// Wins with the drawn tile.
    Tsumo,
    /// Declares an abortive draw with nine kinds.
    NineKinds,
    /// Passes on a tile.
    Pass,
    /// Wins on another player's tile.
    Ron,
    /// Calls pon with two tiles from the hand.
    Pon {
        /// The two tiles from the hand.
        own: [String; 2],
    },
    /// Calls an open kan.
    OpenKan,
    /// Calls chi with two tiles from the hand.
    Chi {
        /// The two tiles from the hand.
        own: [String; 2],
    },
    /// Draws from the wall, at an unassisted table.
    Draw,
    /// Shows a tenpai hand after an exhaustive draw, or hides it.
    Show {
        /// Whether the hand is shown.
        tenpai: bool,
    },
    /// Says ron or tsumo without showing the hand, at an unassisted table.
    Shout,
    /// Announces what each player has to pay, honba included, riichi sticks not, at an unassisted table.
    Announce {
        /// The payments by seat.
        each: [i32; 4],
    },
    /// Accepts the announced payments.
    Agree,
    /// Objects to the announced payments.
    Object,
    /// Corrects a wrong payment.
    Correct,
    /// Shuffles the tiles.
    Mix,
}

fn tile(text: &str) -> Option<Tile> {
    text.parse().ok()
}

fn kind(text: &str) -> Option<Kind> {
    tile(text).map(Tile::kind)
}

fn pair(own: &[String; 2]) -> Option<[Tile; 2]> {
    Some([tile(&own[0])?, tile(&own[1])?])
}

impl WireMove {
    /// Returns the move, or `None` if one of its tiles does not exist.
    pub fn read(&self) -> Option<Move> {
        Some(match self {
            WireMove::Discard { drawn: true, .. } => Move::Act(TurnAct::DiscardDrawn),
            WireMove::Discard { tile: of_hand, .. } => Move::Act(TurnAct::Discard(tile(of_hand.as_ref()?)?)),
            WireMove::Riichi { drawn: true, .. } => Move::Act(TurnAct::RiichiDrawn),
            WireMove::Riichi { tile: of_hand, .. } => Move::Act(TurnAct::Riichi(tile(of_hand.as_ref()?)?)),
            WireMove::ClosedKan { tile } => Move::Act(TurnAct::ClosedKan(kind(tile)?)),
            WireMove::AddedKan { tile } => Move::Act(TurnAct::AddedKan(kind(tile)?)),
            WireMove::North => Move::Act(TurnAct::North),
            WireMove::Tsumo => Move::Act(TurnAct::Tsumo),
            WireMove::NineKinds => Move::Act(TurnAct::NineKinds),
            WireMove::Pass => Move::Claim(Claim::Pass),
            WireMove::Ron => Move::Claim(Claim::Ron),
            WireMove::Pon { own } => Move::Claim(Claim::Pon(pair(own)?)),
            WireMove::OpenKan => Move::Claim(Claim::OpenKan),
            WireMove::Chi { own } => Move::Claim(Claim::Chi(pair(own)?)),
            WireMove::Draw => Move::Draw,
            WireMove::Show { tenpai } => Move::Show(*tenpai),
            WireMove::Shout => Move::Shout,
            WireMove::Announce { each } => Move::Announce(BySeat(*each)),
            WireMove::Agree => Move::Agree,
            WireMove::Object => Move::Object,
            WireMove::Correct => Move::Correct,
            WireMove::Mix => Move::Mix,
        })
    }

    fn of_act(act: TurnAct) -> WireMove {
        let of_kind = |kind: Kind| Tile::plain(kind).to_string();
        match act {
            TurnAct::DiscardDrawn => WireMove::Discard { tile: None, drawn: true },
            TurnAct::Discard(tile) => WireMove::Discard { tile: Some(tile.to_string()), drawn: false },
            TurnAct::RiichiDrawn => WireMove::Riichi { tile: None, drawn: true },
            TurnAct::Riichi(tile) => WireMove::Riichi { tile: Some(tile.to_string()), drawn: false },
            TurnAct::ClosedKan(kind) => WireMove::ClosedKan { tile: of_kind(kind) },
            TurnAct::AddedKan(kind) => WireMove::AddedKan { tile: of_kind(kind) },
            TurnAct::North => WireMove::North,
            TurnAct::Tsumo => WireMove::Tsumo,
            TurnAct::NineKinds => WireMove::NineKinds,
        }
    }

    fn of_claim(claim: Claim) -> WireMove {
        let own = |tiles: [Tile; 2]| tiles.map(|tile| tile.to_string());
        match claim {
            Claim::Pass => WireMove::Pass,
            Claim::Ron => WireMove::Ron,
            Claim::Pon(tiles) => WireMove::Pon { own: own(tiles) },
            Claim::OpenKan => WireMove::OpenKan,
            Claim::Chi(tiles) => WireMove::Chi { own: own(tiles) },
        }
    }
}

impl From<Move> for WireMove {
    fn from(what: Move) -> WireMove {
        match what {
            Move::Act(act) => WireMove::of_act(act),
            Move::Claim(claim) => WireMove::of_claim(claim),
            Move::Show(tenpai) => WireMove::Show { tenpai },
            Move::Draw => WireMove::Draw,
            Move::Shout => WireMove::Shout,
            Move::Announce(each) => WireMove::Announce { each: each.0 },
            Move::Agree => WireMove::Agree,
            Move::Object => WireMove::Object,
            Move::Correct => WireMove::Correct,
            Move::Mix => WireMove::Mix,
        }
    }
}

/// A player's reaction to a tile that can be called.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum WireClaim {
    /// Passes.
    Pass,
    /// Wins.
    Ron,
    /// Calls an open kan.
    OpenKan,
    /// Calls pon with two tiles from the hand.
    Pon {
        /// The two tiles from the hand.
        own: [String; 2],
    },
    /// Calls chi with two tiles from the hand.
    Chi {
        /// The two tiles from the hand.
        own: [String; 2],
    },
}

impl From<Claim> for WireClaim {
    fn from(claim: Claim) -> WireClaim {
        let own = |tiles: [Tile; 2]| tiles.map(|tile| tile.to_string());
        match claim {
            Claim::Pass => WireClaim::Pass,
            Claim::Ron => WireClaim::Ron,
            Claim::OpenKan => WireClaim::OpenKan,
            Claim::Pon(tiles) => WireClaim::Pon { own: own(tiles) },
            Claim::Chi(tiles) => WireClaim::Chi { own: own(tiles) },
        }
    }
}

/// What a player can do.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum WireChoice {
    /// Take the turn.
    Turn {
        /// The legal moves; at an unassisted table, all possible moves.
        moves: Vec<WireMove>,
    },
    /// Call a tile, or pass.
    Claim {
        /// The legal calls.
        moves: Vec<WireMove>,
    },
    /// Call a tile at an unassisted table, legally or not.
    Speak {
        /// Whether the player may draw instead.
        draws: bool,
    },
    /// Draw a tile.
    Draw,
    /// Show a tenpai hand, or hide it.
    Show,
    /// Announce the value of the hand.
    Announce,
    /// Accept the announced payments, or object.
    Accept,
    /// Correct the payment, or shuffle the tiles.
    Settle,
}

impl From<Choice> for WireChoice {
    fn from(choice: Choice) -> WireChoice {
        match choice {
            Choice::Turn(acts) => WireChoice::Turn { moves: acts.iter().map(WireMove::of_act).collect() },
            Choice::Claim(claims) => {
                WireChoice::Claim { moves: claims.iter().map(WireMove::of_claim).collect() }
            }
            Choice::Speak { draws } => WireChoice::Speak { draws },
            Choice::Draw => WireChoice::Draw,
            Choice::Show => WireChoice::Show,
            Choice::Announce => WireChoice::Announce,
            Choice::Accept => WireChoice::Accept,
            Choice::Settle => WireChoice::Settle,
        }
    }
}
