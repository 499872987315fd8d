//! The other rules on a sheet, by subject: the values of the switches that players ask about.

use hanchan_rules::{Chombo, Rules, Switch, switch};
use hanchan_score::mangan_payments;
use hanchan_tiles::{Players, Wind};
use hanchan_words::Words;
use serde::Serialize;

use super::yaku::liable;

/// The rules about one subject.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// The subject.
    pub title: String,
    /// The rules.
    pub rows: Vec<Row>,
}

/// A rule on a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// What the rule decides.
    pub name: String,
    /// The rule's value.
    pub value: String,
}

/// A subject: its message id, and its switches.
type Subject = (&'static str, &'static [Switch]);

const SUBJECTS: [Subject; 8] = [
    (
        "press-riichi",
        &[
            switch::riichi::stake,
            switch::riichi::least_points,
            switch::riichi::least_tiles,
            switch::riichi::tile_won,
            switch::riichi::kan_after,
            switch::riichi::ippatsu_broken,
            switch::riichi::discard_furiten,
            switch::riichi::passed_tile,
            switch::riichi::riichi_furiten,
            switch::riichi::passed_without_yaku,
            switch::riichi::leftover_sticks,
        ],
    ),
    (
        "press-dora-rules",
        &[
            switch::table::red_fives,
            switch::riichi::ura_dora,
            switch::riichi::kan_dora,
            switch::riichi::kan_ura_dora,
            switch::calls::closed_kan_dora,
            switch::calls::open_kan_dora,
            switch::payments::norths,
            switch::payments::north_dora,
            switch::payments::rob_north,
            switch::payments::north_after_riichi,
            switch::payments::north_rinshan,
        ],
    ),
    (
        "press-calls",
        &[
            switch::calls::pon_before_chi,
            switch::calls::chi,
            switch::calls::swap_calling,
            switch::calls::last_discard,
            switch::calls::two_rons,
            switch::calls::three_rons,
            switch::calls::ron_bonus,
            switch::calls::four_kans_of_several,
            switch::calls::four_kans_of_one,
            switch::calls::rob_added_kan,
            switch::calls::rob_closed_kan,
        ],
    ),
    (
        "press-hands",
        &[
            switch::hands::least_han,
            switch::hands::late_yaku,
            switch::hands::double_wind_twice,
            switch::hands::shousangen_with_dragons,
            switch::hands::equal_pairs,
            switch::hands::honroutou_pairs,
            switch::hands::ryuuiisou_hatsu,
            switch::hands::haitei_rinshan,
            switch::hands::renhou,
            switch::hands::renhou_discard,
            switch::hands::nagashi_broken,
            switch::hands::nagashi_payments,
            switch::hands::nagashi_dealer,
            switch::payments::kiriage,
            switch::payments::pinfu_tsumo_20,
            switch::payments::three_player_ron,
            switch::payments::three_player_tsumo,
        ],
    ),
    (
        "group-yakuman",
        &[
            switch::yakuman::stacking,
            switch::yakuman::most,
            switch::yakuman::kazoe,
            switch::yakuman::pao_condition,
            switch::yakuman::pao_tsumo,
            switch::yakuman::pao_ron,
            switch::yakuman::pao_counters,
        ],
    ),
    (
        "press-draws",
        &[
            switch::draws::counter_winner,
            switch::draws::counter_dealer_win,
            switch::draws::counter_other_win,
            switch::draws::counter_tenpai_draw,
            switch::draws::counter_noten_draw,
            switch::draws::renchan,
            switch::draws::two_han_from,
            switch::draws::two_han_as,
            switch::draws::hide_tenpai,
            switch::draws::four_riichi,
            switch::draws::four_winds,
            switch::draws::nine_kinds,
            switch::draws::abort_dealer,
            switch::draws::counter_abort,
        ],
    ),
    (
        "group-penalties",
        &[
            switch::penalties::chombo,
            switch::penalties::chombo_points,
            switch::penalties::chombo_aftermath,
            switch::penalties::win_cancels_chombo,
            switch::penalties::false_win,
            switch::penalties::shout,
            switch::penalties::noten_riichi,
            switch::penalties::false_kan_after_riichi,
            switch::penalties::exposure_chombo_from,
            switch::penalties::exposure,
            switch::penalties::wrong_count,
            switch::penalties::false_call,
            switch::penalties::out_of_turn,
            switch::penalties::call_with_dead_hand,
            switch::penalties::peeking,
            switch::penalties::unregulated,
        ],
    ),
    (
        "press-game",
        &[
            switch::table::players,
            switch::table::tiles,
            switch::table::start_points,
            switch::table::length,
            switch::table::extension,
            switch::table::target_points,
            switch::draws::win_stop,
            switch::draws::tenpai_stop,
            switch::draws::bust,
            switch::result::return_points,
            switch::result::oka,
            switch::result::uma,
            switch::result::uma_points,
            switch::result::rounding,
            switch::result::ties,
        ],
    ),
];

/// Returns whether a switch is printed: the rule set has it, and it does not merely say that something usual holds.
pub(crate) fn matters(rules: &Rules, switch: &Switch) -> bool {
    use hanchan_rules::switch::{hands, result};
    let switches = rules.switches();
    match *switch {
        hands::least_han => switches.hands.least_han > 1,
        result::oka => switches.result.oka != 0,
        _ => rules.has_switch(switch),
    }
}

fn row(switch: &Switch, rules: &Rules, words: &Words) -> Row {
    let key = switch.written_key();
    Row { name: words.switch(switch.group, &key), value: words.value(rules, switch.group, &key) }
}

pub(super) fn all(rules: &Rules, words: &Words) -> Vec<Section> {
    SUBJECTS.iter().map(|subject| section(subject, rules, words)).collect()
}

/// Returns a section with the rules of a sheet that have different values in another rule set, with those values.
pub(super) fn otherwise(rules: &Rules, other: &Rules, words: &Words) -> Section {
    let switches = SUBJECTS.iter().flat_map(|(_, switches)| switches.iter());
    let differs = |switch: &&Switch| {
        let written = |rules: &Rules| rules.written(switch.group, &switch.written_key());
        written(rules) != written(other)
    };
    let mut rows: Vec<Row> = switches
        .filter(|switch| matters(other, switch))
        .filter(differs)
        .map(|switch| row(switch, other, words))
        .collect();
    if other.switches().payments.norths {
        rows.push(norths(words));
    }
    let title = if other.switches().table.players == Players::Three { "press-three" } else { "press-four" };
    Section { title: words.text(title), rows }
}

/// Returns the rule about Norths that are set aside (C-042, C-043).
fn norths(words: &Words) -> Row {
    Row { name: words.text("dora-north"), value: words.text("press-norths") }
}

fn section(&(title, switches): &Subject, rules: &Rules, words: &Words) -> Section {
    let mut rows: Vec<Row> = switches
        .iter()
        .filter(|switch| matters(rules, switch))
        .map(|switch| row(switch, rules, words))
        .collect();
    match title {
        "group-yakuman" => rows.extend(liability(rules, words)),
        "press-dora-rules" if rules.switches().payments.norths => rows.push(norths(words)),
        "press-draws" => rows.splice(0..0, payments_of_draws(rules, words)).for_each(drop),
        "group-penalties" => rows.splice(1..1, offence(rules, words)).for_each(drop),
        _ => {}
    }
    Section { title: words.text(title), rows }
}

/// Returns a row with the yakuman for which a player can be liable (pao), or `None` if there are none.
fn liability(rules: &Rules, words: &Words) -> Option<Row> {
    let yaku = liable(rules);
    (!yaku.is_empty()).then(|| Row {
        name: words.text("press-liable"),
        value: words.list(yaku.into_iter().map(|yaku| words.yaku(yaku))),
    })
}

/// Returns rows with the value of a honba and the payments after a draw.
fn payments_of_draws(rules: &Rules, words: &Words) -> Vec<Row> {
    let draws = &rules.switches().draws;
    let payers = rules.switches().table.players.count() as i32 - 1;
    let counter = [("ron", draws.counter_value.into()), ("each", (draws.counter_value / payers).into())];
    let mut rows = vec![Row {
        name: words.switch("draws", "counter-value"),
        value: words.format("press-honba", counter),
    }];
    if draws.noten_pool > 0 {
        let share = |tenpai: i32| {
            let (get, pay) = (draws.noten_pool / tenpai, draws.noten_pool / (payers + 1 - tenpai));
            words.format("press-noten", [("tenpai", tenpai.into()), ("get", get.into()), ("pay", pay.into())])
        };
        let value = words.list((1..=payers).map(share));
        rows.push(Row { name: words.switch("draws", "noten-pool"), value });
    }
    if let Some(payments) = hanchan_score::nagashi_mangan(Wind::South, rules) {
        rows.push(Row { name: words.text("press-nagashi"), value: mangan(rules, &payments, words) });
    }
    rows
}

/// Returns a row with the penalty for a serious offence (chombo), or `None` if the penalty is not a mangan.
fn offence(rules: &Rules, words: &Words) -> Option<Row> {
    let payments = mangan_payments(Wind::South, rules);
    (rules.switches().penalties.chombo == Chombo::Mangan)
        .then(|| Row { name: words.text("press-chombo"), value: mangan(rules, &payments, words) })
}

/// Returns the text for the payments of a mangan by tsumo, for a non-dealer and for the dealer.
fn mangan(rules: &Rules, payments: &hanchan_score::Payments, words: &Words) -> String {
    let of = |payments: &hanchan_score::Payments, seat: Wind| -payments.hand[seat.index()];
    let dealers = mangan_payments(Wind::East, rules);
    words.format(
        "press-mangan",
        [
            ("dealer", of(payments, Wind::East).into()),
            ("other", of(payments, Wind::West).into()),
            ("each", of(&dealers, Wind::South).into()),
            ("others", (rules.switches().table.players.count() - 2).into()),
        ],
    )
}
