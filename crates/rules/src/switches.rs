//! All switches, grouped by topic.

use hanchan_tiles::{Deck, Players, RedFives};

use crate::choice::{Shown, Value};
#[allow(clippy::wildcard_imports, reason = "the switches use every one of them")]
use crate::choices::*;
use crate::rules::Draft;
use crate::yaku::Yaku;

/// A switch: its group, its key, and a description.
///
/// Code that refers to a switch uses its constant in [`switch`], so that renaming a switch is caught by the compiler.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Switch {
    /// The group that contains the switch.
    pub group: &'static str,
    /// The switch's key in that group, which is also the name of its field.
    pub key: &'static str,
    /// A description in English.
    pub about: &'static str,
    /// The value, as written in rule files, if neither the file nor its bases set the switch. A switch without a
    /// default must be set.
    pub default: Option<&'static str>,
}

impl Switch {
    /// Returns the key as written in rule files, such as `swap-calling`.
    pub fn written_key(&self) -> String {
        self.key.replace('_', "-")
    }
}

impl std::fmt::Display for Switch {
    /// Writes the group and the key as in rule files, such as `calls.swap-calling`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.group, self.written_key())
    }
}

/// A key of a rule file: a switch, or the value of a yaku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleKey {
    /// A switch.
    Switch(&'static Switch),
    /// A yaku.
    Yaku(Yaku),
}

impl RuleKey {
    /// Returns the group in rule files.
    pub const fn group(self) -> &'static str {
        match self {
            RuleKey::Switch(switch) => switch.group,
            RuleKey::Yaku(_) => "yaku",
        }
    }

    /// Returns the key within its group, as written in rule files.
    pub fn written_key(self) -> String {
        match self {
            RuleKey::Switch(switch) => switch.written_key(),
            RuleKey::Yaku(yaku) => yaku.id().to_owned(),
        }
    }
}

impl std::fmt::Display for RuleKey {
    /// Writes the group and the key as in rule files, such as `calls.swap-calling`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.group(), self.written_key())
    }
}

macro_rules! default_value {
    () => {
        None
    };
    ($default:literal) => {
        Some($default)
    };
}

macro_rules! switches {
    ($( $(#[doc = $about_group:literal])+ $group:ident $Group:ident {
        $( #[doc = $about:literal] $key:ident: $type:ty $( = $default:literal )?, )+
    } )+) => {
        $(
            $(#[doc = $about_group])+
            #[derive(Clone, PartialEq, Debug)]
            #[non_exhaustive]
            pub struct $Group {
                $( #[doc = $about] pub $key: $type, )+
            }
        )+

        /// The values of all switches, without the values of yaku.
        #[derive(Clone, PartialEq, Debug)]
        #[non_exhaustive]
        pub struct Switches {
            $( $(#[doc = $about_group])+ pub $group: $Group, )+
        }

        /// A constant for every switch, named after its field, such as `switch::draws::renchan`.
        #[allow(non_upper_case_globals, reason = "each is named after its field")]
        pub mod switch {
            $(
                $(#[doc = $about_group])+
                pub mod $group {
                    $(
                        #[doc = $about]
                        pub const $key: $crate::Switch = $crate::Switch {
                            group: stringify!($group),
                            key: stringify!($key),
                            about: $about.trim_ascii(),
                            default: default_value!($( $default )?),
                        };
                    )+
                }
            )+
        }

        impl Switches {
            /// Every switch, group by group.
            pub const ALL: &[Switch] = &[$( $( switch::$group::$key, )+ )+];

            /// All groups, in order.
            pub const GROUPS: &[&str] = &[$( stringify!($group) ),+];

            /// Reads every switch. All missing and invalid values are reported to the draft.
            pub(crate) fn read(draft: &mut Draft) -> Option<Switches> {
                $( $( draft.check::<$type>(stringify!($group), stringify!($key)); )+ )+
                Some(Switches {
                    $( $group: $Group { $( $key: draft.value(stringify!($group), stringify!($key))?, )+ }, )+
                })
            }

            /// Returns the value of a switch in a form that can be translated.
            pub fn shown(&self, group: &str, key: &str) -> Option<Shown> {
                match (group, key) {
                    $( $( (stringify!($group), stringify!($key)) => Some(self.$group.$key.shown()), )+ )+
                    _ => None,
                }
            }

            /// Returns the value of a switch as written in rule files.
            pub fn written(&self, group: &str, key: &str) -> Option<String> {
                match (group, key) {
                    $( $( (stringify!($group), stringify!($key)) => Some(self.$group.$key.write()), )+ )+
                    _ => None,
                }
            }
        }
    };
}

// A new switch needs a default, written as in rule files: the behaviour before the switch existed.
switches! {
    /// The table, the tiles and the deal.
    table Table {
        /// The number of players.
        players: Players,
        /// The number of tiles: 136, or 108 without 2-8 man.
        tiles: Deck,
        /// The number of red fives of man, pin and sou.
        red_fives: RedFives,
        /// The points each player starts with.
        start_points: i32,
        /// The length of a game.
        length: Length,
        /// What happens after the last deal if no player has reached the target score.
        extension: Extension,
        /// The score a player must reach for the game to end without an extension.
        target_points: i32,
        /// How seats are assigned.
        seat_draw: SeatDraw,
        /// The direction in which the dice are counted to find the wall to break.
        break_direction: Direction,
        /// How many stacks are counted off in the wall to break.
        break_stacks: BreakStacks,
        /// The number of stacks in the dead wall.
        dead_wall_stacks: u8,
        /// The stack of the dead wall, counting from the left, that holds the first dora indicator.
        indicator_stack: u8,
        /// The number of replacement tiles before the first dora indicator.
        replacement_tiles: u8,
        /// How the last tiles of the starting hands are dealt.
        last_tiles: LastTiles,
        /// The dora order of the dragons.
        dragon_order: DragonOrder,
        /// The dora order of the winds.
        wind_order: WindOrder,
    }

    /// Turns, calls and kans.
    calls Calls {
        /// The time in tenths of a second that the next player waits before drawing.
        draw_after: u8,
        /// The time in tenths of a second within which a discard can be claimed; 0 means immediately.
        claim_until: u8,
        /// Whether a pon or kan takes precedence over a chi.
        pon_before_chi: bool,
        /// Who wins when two players call ron on the same tile.
        two_rons: SeveralRons,
        /// Who wins when three players call ron on the same tile.
        three_rons: SeveralRons,
        /// Who receives riichi sticks and honba when several players win.
        ron_bonus: RonBonus,
        /// Which tiles may not be discarded right after a call (kuikae).
        swap_calling: SwapCalling,
        /// Whether the last discard may be called for a set.
        last_discard: bool,
        /// Whose discard may be called for a chi.
        chi: Chi,
        /// How the claimed tile is placed in a pon or chi.
        claimed_tile: ClaimedTile,
        /// The position of a tile claimed from the right in an open kan.
        kan_from_right: KanFromRight,
        /// Which tiles of a closed kan are placed face down.
        closed_kan_down: ClosedKanDown,
        /// Where the tile added to a pon is placed.
        added_tile: AddedTile,
        /// Whether a tile may be added to a pon on a later turn than the one on which it was drawn.
        added_kan_later: bool,
        /// Whether a closed or added kan may be made right after a chi or pon.
        kan_after_call: bool,
        /// Whether a kan may be made when no live tile is left.
        kan_at_end: bool,
        /// When the indicator for a closed kan is revealed.
        closed_kan_dora: KanDora,
        /// When the indicator for an open or added kan is revealed.
        open_kan_dora: KanDora,
        /// Whether the dead wall is refilled from the live wall after a kan.
        dead_wall_refilled: bool,
        /// The maximum number of kans in a deal.
        most_kans: u8,
        /// What happens after the fourth kan if several players made the kans.
        four_kans_of_several: FourKans,
        /// What happens after the fourth kan if one player made all four.
        four_kans_of_one: FourKans,
        /// Whether a player may win on a tile added to a pon.
        rob_added_kan: bool,
        /// Which hands may win on the tile of a closed kan.
        rob_closed_kan: RobClosedKan,
        /// Which declarations interrupt the first go-around for tenhou, chiihou and renhou.
        first_round_broken: Interruption,
        /// Which declarations interrupt the first go-around for double riichi.
        double_riichi_broken: Interruption = "\"any-call\"",
        /// Which declarations interrupt the first go-around for abortive draws.
        first_turn_broken: Interruption,
    }

    /// Riichi, furiten and dora.
    riichi Riichi {
        /// The value of a riichi stick in points.
        stake: i32,
        /// The score a player needs to declare riichi.
        least_points: LeastPoints,
        /// The number of live tiles that must be left to declare riichi.
        least_tiles: u8,
        /// The penalty for declaring riichi with fewer live tiles than required.
        too_late: Penalty,
        /// What happens to the riichi stick if another player wins on the declaration tile.
        tile_won: RiichiTileWon,
        /// Whether the next discard is placed sideways if the declaration tile is claimed.
        next_sideways: bool,
        /// What happens to the riichi sticks on the table after a draw.
        sticks_after_draw: SticksAfterDraw,
        /// What happens to riichi sticks left on the table when the game ends.
        leftover_sticks: LeftoverSticks,
        /// When a closed kan is allowed after riichi.
        kan_after: KanAfterRiichi,
        /// Which declarations cancel ippatsu.
        ippatsu_broken: Interruption,
        /// Whether ippatsu counts for a win on the tile of a kan that is robbed, or on a declared North.
        ippatsu_robbed: bool = "true",
        /// Whether a player's own discards make them furiten.
        discard_furiten: bool,
        /// When temporary furiten after passing on a winning tile ends.
        passed_tile: PassedTile,
        /// Whether passing on a winning tile after riichi makes the player furiten for the rest of the deal.
        riichi_furiten: bool,
        /// Whether a tile that completes a hand without yaku counts as passed.
        passed_without_yaku: bool,
        /// Whether passing on a tile of a kan counts like passing on a discard.
        passed_kan: bool,
        /// Whether passing on a declared North counts like passing on a discard.
        passed_north: bool,
        /// Whether ura-dora count for a winner who declared riichi.
        ura_dora: bool,
        /// Whether kan-dora count.
        kan_dora: bool,
        /// Whether the ura-dora under kan-dora indicators count for a winner who declared riichi.
        kan_ura_dora: bool,
    }

    /// Requirements for a winning hand, and how yaku combine.
    hands Hands {
        /// The minimum han from yaku that a hand needs to win.
        least_han: u8,
        /// Whether a hand may win if it has a yaku only with some of its winning tiles (atozuke).
        late_yaku: bool,
        /// Whether a triplet of a wind that is both the seat wind and the round wind counts twice.
        double_wind_twice: bool,
        /// Whether shousangen counts in addition to its two dragon triplets.
        shousangen_with_dragons: bool,
        /// Whether seven pairs may include two pairs of the same kind.
        equal_pairs: bool,
        /// Whether chanta needs a run.
        chanta_needs_chi: bool,
        /// Whether the pair in chanta must also consist of terminals or honours.
        chanta_pair: bool,
        /// Whether closed kans count for sanankou.
        sanankou_kans: bool,
        /// Whether honroutou is possible with seven pairs.
        honroutou_pairs: bool,
        /// Whether ryuuiisou needs green dragons.
        ryuuiisou_hatsu: bool,
        /// Whether haitei counts if the last tile is drawn as a replacement tile.
        haitei_rinshan: bool,
        /// What renhou is worth.
        renhou: Renhou,
        /// Which discards count for renhou.
        renhou_discard: RenhouDiscard,
        /// Whether nagashi mangan is used.
        nagashi: bool,
        /// What rules out nagashi mangan, besides discarding a tile other than a terminal or honour.
        nagashi_broken: NagashiBroken,
        /// How nagashi mangan affects the noten payments of a draw.
        nagashi_payments: NagashiPayments,
        /// Who deals after nagashi mangan.
        nagashi_dealer: NagashiDealer,
        /// Whether chiihou is possible after the player's own closed kan.
        chiihou_after_kan: bool,
    }

    /// Yakuman and liability.
    yakuman Yakuman {
        /// Whether different yakuman add up.
        stacking: YakumanStacking,
        /// The maximum number of yakuman in a hand; 0 means no limit.
        most: u8,
        /// What a hand of 13 or more han without a yakuman is worth (kazoe yakuman).
        kazoe: Kazoe,
        /// Whether a player can be liable (pao) for daisangen.
        pao_daisangen: bool,
        /// Whether a player can be liable (pao) for shousuushii.
        pao_shousuushii: bool,
        /// Whether a player can be liable (pao) for daisuushii.
        pao_daisuushii: bool,
        /// Whether a player can be liable (pao) for suukantsu.
        pao_suukantsu: bool,
        /// When the player whose discards complete sets of a yakuman becomes liable for it (pao).
        pao_condition: PaoCondition,
        /// What the liable player pays for a tsumo win.
        pao_tsumo: PaoTsumo,
        /// What the liable player pays if another player deals in.
        pao_ron: PaoRon,
        /// Who pays the honba when a player is liable.
        pao_counters: PaoCounters,
    }

    /// Fu and payments.
    payments Payments {
        /// The fu for a pair of a wind that is both the seat wind and the round wind.
        double_wind_fu: u8,
        /// The fu added to an open hand that wins by ron with no other fu.
        open_pinfu_fu: u8,
        /// Whether a pinfu hand that wins by tsumo gets no fu for the tsumo.
        pinfu_tsumo_20: bool,
        /// The fu for a tsumo on a replacement tile.
        rinshan_fu: u8,
        /// The fu of seven pairs.
        pairs_fu: u8,
        /// Whether 3 han 60 fu and 4 han 30 fu are rounded up to mangan.
        kiriage: bool,
        /// What a player who deals in pays with three players.
        three_player_ron: ThreePlayerRon,
        /// What happens to the missing player's share of a tsumo with three players.
        three_player_tsumo: ThreePlayerTsumo,
        /// Whether Norths may be declared and set aside.
        norths: bool,
        /// The han for each declared North.
        north_dora: u8,
        /// Whether a player may win on a declared North.
        rob_north: bool,
        /// Whether a North may be declared after riichi.
        north_after_riichi: bool,
        /// Whether a win on the replacement tile of a North counts as rinshan.
        north_rinshan: bool,
    }

    /// Draws, honba and the end of the game.
    draws Draws {
        /// The points that each honba adds to a ron payment.
        counter_value: i32,
        /// Which winners are paid for honba.
        counter_winner: CounterWinner,
        /// What happens to the honba after the dealer wins.
        counter_dealer_win: CounterFate,
        /// What happens to the honba after a player other than the dealer wins.
        counter_other_win: CounterFate,
        /// What happens to the honba after an exhaustive draw with the dealer tenpai.
        counter_tenpai_draw: CounterFate,
        /// What happens to the honba after an exhaustive draw with the dealer noten.
        counter_noten_draw: CounterFate,
        /// What happens to the honba after an abortive draw.
        counter_abort: CounterFate,
        /// Who deals after an abortive draw.
        abort_dealer: AbortDealer,
        /// The number of honba from which a hand needs two han from yaku; 0 means never.
        two_han_from: u8,
        /// What a hand needs once the two-han minimum applies.
        two_han_as: TwoHan,
        /// The total points that noten players pay after an exhaustive draw.
        noten_pool: i32,
        /// Whether a hand that waits only for a fifth tile of a kind is tenpai in an exhaustive draw.
        fifth_tile_tenpai: FifthTileTenpai,
        /// Whether a tenpai player without riichi may declare noten.
        hide_tenpai: bool,
        /// When the dealer stays dealer.
        renchan: Renchan,
        /// What happens if the dealer wins the last deal and leads (agari-yame).
        win_stop: LastDealStop,
        /// What happens if the dealer is tenpai in the last deal and leads (tenpai-yame).
        tenpai_stop: LastDealStop,
        /// When the game ends because a player has lost all their points.
        bust: Bust,
        /// Whether the fourth riichi aborts the deal.
        four_riichi: bool,
        /// Whether four equal winds discarded in the first go-around abort the deal.
        four_winds: bool,
        /// Whether a player with nine kinds of terminals and honours may abort the deal on their first turn.
        nine_kinds: bool,
    }

    /// Errors and their penalties.
    penalties Penalties {
        /// What a chombo costs.
        chombo: Chombo,
        /// The points deducted after the game for a chombo.
        chombo_points: i32,
        /// What happens after a chombo.
        chombo_aftermath: ChomboAftermath,
        /// Whether a valid win at the same time cancels a chombo.
        win_cancels_chombo: bool,
        /// The penalty for an invalid win.
        false_win: Penalty,
        /// The penalty for calling ron or tsumo without showing the hand.
        shout: Penalty,
        /// The penalty for a noten riichi that is discovered at a draw.
        noten_riichi: Penalty,
        /// The penalty for a forbidden closed kan after riichi.
        false_kan_after_riichi: Penalty,
        /// The minimum number of exposed tiles that counts as a chombo.
        exposure_chombo_from: u8,
        /// The penalty for exposing tiles of an opponent's hand or the dead wall, if too few for a chombo.
        exposure: Penalty,
        /// The penalty for a wrong number of tiles in the hand.
        wrong_count: Penalty,
        /// The penalty for an invalid call.
        false_call: Penalty,
        /// The penalty for drawing out of turn.
        out_of_turn: Penalty,
        /// The penalty for claiming a tile with a dead hand.
        call_with_dead_hand: Penalty,
        /// The penalty for looking at another player's hand.
        peeking: Penalty,
        /// Who states the value of a winning hand.
        scoring: Scoring,
        /// Who decides matters that the rules leave open.
        unregulated: Unregulated,
    }

    /// The result of a game.
    result Outcome {
        /// The score that counts as zero in the result.
        return_points: i32,
        /// The bonus points for first place.
        oka: i32,
        /// How uma is determined.
        uma: Uma,
        /// The uma from first to last place, or one such list for each number of players in the plus (1, 2, …).
        uma_points: Vec<i32>,
        /// How results are rounded.
        rounding: Rounding,
        /// Who ranks higher if players have the same score.
        ties: Ties,
    }
}
