//! Every switch, grouped as a person would look for it.

use hanchan_tiles::{Deck, Players, RedFives};

use crate::choice::{Shown, Value};
#[allow(clippy::wildcard_imports, reason = "the switches use every one of them")]
use crate::choices::*;
use crate::draft::Draft;
use crate::yaku::Yaku;

/// A switch: its group, its key, and what it decides.
///
/// Code that cites a switch names its constant in [`switch`], so that a renamed switch does not compile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Switch {
    /// The group it stands in.
    pub group: &'static str,
    /// Its key in that group, as the field is called.
    pub key: &'static str,
    /// What it decides, in English.
    pub about: &'static str,
    /// The value where a rule file and its bases do not name the switch, as files write it. Without one they must.
    pub default: Option<&'static str>,
}

impl Switch {
    /// The key as rule files write it: `swap-calling`.
    pub fn written_key(&self) -> String {
        self.key.replace('_', "-")
    }
}

impl std::fmt::Display for Switch {
    /// Group and key as rule files write them: `calls.swap-calling`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.group, self.written_key())
    }
}

/// A key of a rule file: a switch, or what a yaku is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleKey {
    /// A switch.
    Switch(&'static Switch),
    /// A yaku.
    Yaku(Yaku),
}

impl RuleKey {
    /// The group in rule files.
    pub const fn group(self) -> &'static str {
        match self {
            RuleKey::Switch(switch) => switch.group,
            RuleKey::Yaku(_) => "yaku",
        }
    }

    /// The key in that group, as rule files write it.
    pub fn written_key(self) -> String {
        match self {
            RuleKey::Switch(switch) => switch.written_key(),
            RuleKey::Yaku(yaku) => yaku.id().to_owned(),
        }
    }
}

impl std::fmt::Display for RuleKey {
    /// Group and key as rule files write them: `calls.swap-calling`.
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

        /// The value of every switch but those of the yaku.
        #[derive(Clone, PartialEq, Debug)]
        #[non_exhaustive]
        pub struct Switches {
            $( $(#[doc = $about_group])+ pub $group: $Group, )+
        }

        /// Every switch as a constant with the name of its field, for code that cites one: `switch::draws::renchan`.
        #[allow(non_upper_case_globals, reason = "each is called like the field that it names")]
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

            /// The groups in order.
            pub const GROUPS: &[&str] = &[$( stringify!($group) ),+];

            /// Reads every switch; what is missing or wrong is told to the draft, all of it.
            pub(crate) fn read(draft: &mut Draft) -> Option<Switches> {
                $( $( draft.check::<$type>(stringify!($group), stringify!($key)); )+ )+
                Some(Switches {
                    $( $group: $Group { $( $key: draft.value(stringify!($group), stringify!($key))?, )+ }, )+
                })
            }

            /// The value of a switch, to be said in words.
            pub fn shown(&self, group: &str, key: &str) -> Option<Shown> {
                match (group, key) {
                    $( $( (stringify!($group), stringify!($key)) => Some(self.$group.$key.shown()), )+ )+
                    _ => None,
                }
            }

            /// The value of a switch as it is written in a file.
            pub fn written(&self, group: &str, key: &str) -> Option<String> {
                match (group, key) {
                    $( $( (stringify!($group), stringify!($key)) => Some(self.$group.$key.write()), )+ )+
                    _ => None,
                }
            }
        }
    };
}

// A switch that is added later has a default, written as in rule files: what everybody did before there was a choice.
//     /// Whether …
//     new_switch: bool = "false",
switches! {
    /// The table, the tiles and the deal.
    table Table {
        /// How many play.
        players: Players,
        /// How many tiles there are: 136, or 108 without 2-8 man.
        tiles: Deck,
        /// How many fives of man, pin and sou are red.
        red_fives: RedFives,
        /// The points everybody starts with.
        start_points: i32,
        /// How long a game is.
        length: Length,
        /// What happens after the last deal when nobody has the target points.
        extension: Extension,
        /// The points somebody must have for the game to end without an extension.
        target_points: i32,
        /// How seats are found.
        seat_draw: SeatDraw,
        /// In which direction the dice are counted to find the wall to break.
        break_direction: Direction,
        /// How many stacks are counted in the wall that is broken.
        break_stacks: BreakStacks,
        /// How many stacks the dead wall has.
        dead_wall_stacks: u8,
        /// In which stack of the dead wall, from the left, the first indicator lies.
        indicator_stack: u8,
        /// How many replacement tiles lie before the indicator.
        replacement_tiles: u8,
        /// How the last tiles are dealt.
        last_tiles: LastTiles,
        /// The order in which dragons indicate each other.
        dragon_order: DragonOrder,
        /// The order in which winds indicate each other.
        wind_order: WindOrder,
    }

    /// Turns, calls and kans.
    calls Calls {
        /// How many tenths of a second the next player waits before he draws.
        draw_after: u8,
        /// How many tenths of a second after a discard it can be claimed; 0: only at once.
        claim_until: u8,
        /// Whether a pon or kan goes before a chi.
        pon_before_chi: bool,
        /// Who wins when two claim a discard.
        two_rons: SeveralRons,
        /// Who wins when three claim a discard.
        three_rons: SeveralRons,
        /// Who gets sticks and honba when several win.
        ron_bonus: RonBonus,
        /// Discarding right after a call what the call made superfluous.
        swap_calling: SwapCalling,
        /// Whether the last discard may be claimed for a set.
        last_discard: bool,
        /// Whose discard may be claimed for a chi.
        chi: Chi,
        /// How a claimed tile lies in a pon or chi.
        claimed_tile: ClaimedTile,
        /// Where the tile claimed from the right lies in an open kan.
        kan_from_right: KanFromRight,
        /// Which tiles of a closed kan lie face down.
        closed_kan_down: ClosedKanDown,
        /// Where the tile added to a pon lies.
        added_tile: AddedTile,
        /// Whether a tile may be added to a pon in a later turn than it was drawn.
        added_kan_later: bool,
        /// Whether a closed or added kan may be made right after a chi or pon.
        kan_after_call: bool,
        /// Whether a kan may be made when no live tile is left.
        kan_at_end: bool,
        /// When the indicator of a closed kan is opened.
        closed_kan_dora: KanDora,
        /// When the indicator of an open or added kan is opened.
        open_kan_dora: KanDora,
        /// Whether the dead wall is kept at its size from the live wall.
        dead_wall_refilled: bool,
        /// How many kans there may be in a deal.
        most_kans: u8,
        /// What happens after the fourth kan when several players made them.
        four_kans_of_several: FourKans,
        /// What happens after the fourth kan of one player.
        four_kans_of_one: FourKans,
        /// Whether one may win on a tile added to a pon.
        rob_added_kan: bool,
        /// Who may win on a closed kan.
        rob_closed_kan: RobClosedKan,
        /// What breaks the first round for blessings and double riichi.
        first_round_broken: Interruption,
        /// What breaks the first turn for aborting draws.
        first_turn_broken: Interruption,
    }

    /// Riichi, furiten and dora.
    riichi Riichi {
        /// The stake.
        stake: i32,
        /// The points a player must have to declare.
        least_points: LeastPoints,
        /// How many live tiles must be left to declare.
        least_tiles: u8,
        /// What a riichi with fewer live tiles costs.
        too_late: Penalty,
        /// What becomes of the stake when the declaration tile is won.
        tile_won: RiichiTileWon,
        /// Whether the next discard lies sideways when the declaration tile is claimed.
        next_sideways: bool,
        /// What becomes of the sticks on the table after a draw.
        sticks_after_draw: SticksAfterDraw,
        /// What becomes of sticks left on the table when the game ends.
        leftover_sticks: LeftoverSticks,
        /// When a closed kan is allowed after riichi.
        kan_after: KanAfterRiichi,
        /// Which declarations break ippatsu.
        ippatsu_broken: Interruption,
        /// Whether one's own discards forbid a win on another's.
        discard_furiten: bool,
        /// When the furiten of a passed tile ends.
        passed_tile: PassedTile,
        /// Whether passing a winning tile after riichi forbids a win on a discard to the end of the deal.
        riichi_furiten: bool,
        /// Whether a tile that completes a hand without yaku counts as passed.
        passed_without_yaku: bool,
        /// Whether passing a tile of a kan counts as passing a discard.
        passed_kan: bool,
        /// Whether passing a North set aside counts as passing a discard.
        passed_north: bool,
        /// Whether the tiles under the indicators count for a riichi winner.
        ura_dora: bool,
        /// Whether the indicators of kans count.
        kan_dora: bool,
        /// Whether the tiles under the indicators of kans count for a riichi winner.
        kan_ura_dora: bool,
    }

    /// What a hand needs, and how yaku go together.
    hands Hands {
        /// How many han of yaku a hand needs to win.
        least_han: u8,
        /// Whether a hand may win whose only yaku depends on which tile comes.
        late_yaku: bool,
        /// Whether a wind that is both the seat's and the round's counts twice.
        double_wind_twice: bool,
        /// Whether little three dragons count beside their two dragon sets.
        shousangen_with_dragons: bool,
        /// Whether seven pairs may have two pairs of the same kind.
        equal_pairs: bool,
        /// Whether an outside hand needs a chi.
        chanta_needs_chi: bool,
        /// Whether the pair of an outside hand must be terminals or honours, too.
        chanta_pair: bool,
        /// Whether closed kans count for three closed pons.
        sanankou_kans: bool,
        /// Whether terminals and honours count for seven pairs.
        honroutou_pairs: bool,
        /// Whether all green needs green dragons.
        ryuuiisou_hatsu: bool,
        /// Whether the last live tile counts when it is drawn as a replacement.
        haitei_rinshan: bool,
        /// What blessing of man is.
        renhou: Renhou,
        /// Whose discard blessing of man takes.
        renhou_discard: RenhouDiscard,
        /// Whether there is a discard mangan.
        nagashi: bool,
        /// What spoils a discard mangan beside a wrong discard.
        nagashi_broken: NagashiBroken,
        /// What the discard mangan does to the payments of a draw.
        nagashi_payments: NagashiPayments,
        /// Who deals after a discard mangan.
        nagashi_dealer: NagashiDealer,
        /// Whether blessing of earth is possible after an own closed kan.
        chiihou_after_kan: bool,
    }

    /// Yakuman and liability.
    yakuman Yakuman {
        /// Whether different yakuman add up.
        stacking: YakumanStacking,
        /// How many yakuman a hand is worth at most; 0: no limit.
        most: u8,
        /// What thirteen counted han are.
        kazoe: Kazoe,
        /// Whether there is a liable player for big three dragons.
        pao_daisangen: bool,
        /// Whether there is a liable player for little four winds.
        pao_shousuushii: bool,
        /// Whether there is a liable player for big four winds.
        pao_daisuushii: bool,
        /// Whether there is a liable player for four kans.
        pao_suukantsu: bool,
        /// When a feeder is liable.
        pao_condition: PaoCondition,
        /// What a liable player pays of a self-drawn hand.
        pao_tsumo: PaoTsumo,
        /// What a liable player pays when another discards the winning tile.
        pao_ron: PaoRon,
        /// Who pays the honba when there is a liable player.
        pao_counters: PaoCounters,
    }

    /// Fu and payments.
    payments Payments {
        /// The fu of a pair of the wind that is both the seat's and the round's.
        double_wind_fu: u8,
        /// The fu an open hand without any gets when it wins on a discard.
        open_pinfu_fu: u8,
        /// Whether a self-drawn pinfu gets no fu for the draw.
        pinfu_tsumo_20: bool,
        /// The fu for a win on a replacement tile.
        rinshan_fu: u8,
        /// The fu of seven pairs.
        pairs_fu: u8,
        /// Whether 3 han 60 fu and 4 han 30 fu are rounded up to a mangan.
        kiriage: bool,
        /// What a discarder pays when three play.
        three_player_ron: ThreePlayerRon,
        /// What becomes of the missing player's share when three play.
        three_player_tsumo: ThreePlayerTsumo,
        /// Whether Norths may be set aside.
        norths: bool,
        /// How many han each North set aside is worth.
        north_dora: u8,
        /// Whether one may win on a North set aside.
        rob_north: bool,
        /// Whether a North may be set aside after riichi.
        north_after_riichi: bool,
        /// Whether a win on the replacement of a North is one after a kan.
        north_rinshan: bool,
    }

    /// Draws, honba and the end of the game.
    draws Draws {
        /// What each honba adds to what a discarder pays.
        counter_value: i32,
        /// Who is paid for honba.
        counter_winner: CounterWinner,
        /// The honba after the dealer won.
        counter_dealer_win: CounterFate,
        /// The honba after another won.
        counter_other_win: CounterFate,
        /// The honba after a draw with a tenpai dealer.
        counter_tenpai_draw: CounterFate,
        /// The honba after a draw with a noten dealer.
        counter_noten_draw: CounterFate,
        /// The honba after an aborted deal.
        counter_abort: CounterFate,
        /// Who deals after an aborted deal.
        abort_dealer: AbortDealer,
        /// From so many honba on a hand needs two han of yaku; 0: never.
        two_han_from: u8,
        /// What a hand needs from so many honba on.
        two_han_as: TwoHan,
        /// What noten players pay in all.
        noten_pool: i32,
        /// Whether a hand that waits only for a fifth tile of a kind is tenpai.
        fifth_tile_tenpai: bool,
        /// Whether a tenpai player without riichi may say noten.
        hide_tenpai: bool,
        /// When the dealer stays.
        renchan: Renchan,
        /// What happens when the dealer wins the last deal and leads.
        win_stop: LastDealStop,
        /// What happens when the dealer is tenpai in the last deal and leads.
        tenpai_stop: LastDealStop,
        /// When a player has lost all his points and the game ends.
        bust: Bust,
        /// Whether the fourth riichi aborts the deal.
        four_riichi: bool,
        /// Whether four equal winds in the first turn abort the deal.
        four_winds: bool,
        /// Whether nine different terminals and honours in the first turn may abort the deal.
        nine_kinds: bool,
    }

    /// Errors and what they cost.
    penalties Penalties {
        /// What a serious offence costs.
        chombo: Chombo,
        /// How many points a serious offence costs after the game.
        chombo_points: i32,
        /// What happens after a serious offence.
        chombo_aftermath: ChomboAftermath,
        /// Whether a valid win at the same time cancels it.
        win_cancels_chombo: bool,
        /// A win that is not valid.
        false_win: Penalty,
        /// A shout of ron or tsumo without showing the hand.
        shout: Penalty,
        /// Riichi without tenpai, found in a draw.
        noten_riichi: Penalty,
        /// A closed kan after riichi that is not allowed.
        false_kan_after_riichi: Penalty,
        /// From so many tiles knocked over it is a serious offence.
        exposure_chombo_from: u8,
        /// Fewer tiles of an opponent's hand or the dead wall knocked over.
        exposure: Penalty,
        /// A wrong number of tiles.
        wrong_count: Penalty,
        /// A call that is not valid.
        false_call: Penalty,
        /// Drawing out of turn.
        out_of_turn: Penalty,
        /// Claiming a tile with a dead hand.
        call_with_dead_hand: Penalty,
        /// Looking at another's hand.
        peeking: Penalty,
        /// Who says what a hand is worth.
        scoring: Scoring,
        /// Who decides what the rules leave open.
        unregulated: Unregulated,
    }

    /// The result of a game.
    result Outcome {
        /// The points that count as zero.
        return_points: i32,
        /// The points the first place gets beside.
        oka: i32,
        /// How the points of places are found.
        uma: Uma,
        /// The points of places, first to last; by players in the plus: for one, two, three and so on.
        uma_points: Vec<i32>,
        /// How results are rounded.
        rounding: Rounding,
        /// Who is ahead at equal points.
        ties: Ties,
    }
}
