//! Checks for conflicting values and for numbers out of range.

use hanchan_tiles::{Deck, Players, TileSet};

use crate::choices::{Extension, Renhou, Uma};
use crate::problem::{Nonsense, RuleProblem, RuleProblemKind};
use crate::rules::Draft;
use crate::switches::Switches;
use crate::yaku::{Worth, Yaku};

/// Adds a problem to the draft for each conflict and each number out of range. Returns the tile set if the tiles
/// are valid.
pub(crate) fn check(switches: &Switches, worth: &[Worth], draft: &mut Draft) -> Option<TileSet> {
    let mut problems = Vec::new();
    let mut nonsense = |wrong: bool, keys: &[(&str, &str)], why: Nonsense| {
        if wrong {
            problems
                .push(RuleProblem { place: draft.place(keys), complaint: RuleProblemKind::Nonsense(why) });
        }
    };
    let Switches { table, calls, riichi, hands, payments, draws, penalties, result, .. } = switches;
    let of = |yaku: Yaku| worth[yaku as usize];
    let players = table.players.count() as i32;
    let three = table.players == Players::Three;
    let tiles = TileSet::new(table.tiles, table.red_fives);

    nonsense(tiles.is_err(), &[("table", "red_fives"), ("table", "tiles")], Nonsense::RedMan);
    let too_few = !three && table.tiles != Deck::Full;
    nonsense(too_few, &[("table", "tiles"), ("table", "players")], Nonsense::Tiles);
    let norths = !three && payments.norths;
    nonsense(norths, &[("payments", "norths"), ("table", "players")], Nonsense::Norths);
    let start = table.start_points;
    nonsense(start <= 0 || start % 100 != 0, &[("table", "start_points")], Nonsense::Start);
    let no_target = table.extension != Extension::None && table.target_points <= 0;
    nonsense(no_target, &[("table", "target_points"), ("table", "extension")], Nonsense::Target);

    let wall = [("table", "indicator_stack"), ("table", "dead_wall_stacks"), ("table", "replacement_tiles")];
    let (stacks, at) = (table.dead_wall_stacks, table.indicator_stack);
    nonsense(!(5..=12).contains(&stacks), &wall[1..2], Nonsense::DeadWall);
    nonsense(at == 0 || at > stacks, &wall, Nonsense::Indicator);
    let before = 2 * u32::from(at.saturating_sub(1));
    nonsense(u32::from(table.replacement_tiles) != before, &wall, Nonsense::Replacements);
    nonsense(calls.most_kans > 4, &[("calls", "most_kans")], Nonsense::Kans);
    let no_room = !calls.dead_wall_refilled && u32::from(at) + u32::from(calls.most_kans) > u32::from(stacks);
    nonsense(no_room, &[("calls", "dead_wall_refilled"), wall[0], wall[1]], Nonsense::KanIndicators);

    nonsense(riichi.stake < 0 || riichi.stake % 100 != 0, &[("riichi", "stake")], Nonsense::Stake);
    nonsense(riichi.least_tiles > 70, &[("riichi", "least_tiles")], Nonsense::LeastTiles);
    let least = &[("hands", "least_han")];
    nonsense(!(1..=13).contains(&hands.least_han), least, Nonsense::LeastHan);

    // Each player's share is paid in hundreds.
    let value = draws.counter_value;
    let paid_by = [("draws", "counter_value"), ("table", "players")];
    nonsense(value < 0 || value % (100 * (players - 1)) != 0, &paid_by, Nonsense::HonbaValue);
    let shares = if three { 200 } else { 600 };
    let pool = draws.noten_pool;
    nonsense(pool < 0 || pool % shares != 0, &[("draws", "noten_pool"), paid_by[1]], Nonsense::NotenPool);
    let charged = penalties.chombo_points;
    nonsense(charged < 0 || charged % 100 != 0, &[("penalties", "chombo_points")], Nonsense::Chombo);

    let double_wind = !matches!(payments.double_wind_fu, 2 | 4);
    nonsense(double_wind, &[("payments", "double_wind_fu")], Nonsense::DoubleWind);
    // The limit ensures that a hand's total fu fits in a byte.
    for (key, fu) in [("open_pinfu_fu", payments.open_pinfu_fu), ("rinshan_fu", payments.rinshan_fu)] {
        nonsense(fu > 10, &[("payments", key)], Nonsense::Fu);
    }
    nonsense(payments.pairs_fu > 100, &[("payments", "pairs_fu")], Nonsense::PairsFu);
    nonsense(payments.north_dora > 4, &[("payments", "north_dora")], Nonsense::NorthDora);

    let count = match result.uma {
        Uma::Fixed => players,
        Uma::ByPlayersInPlus => players * (players - 1),
    };
    let uma = [("result", "uma_points"), ("result", "uma"), paid_by[1]];
    let fits = result.uma_points.len() as i32 == count;
    nonsense(!fits, &uma, Nonsense::Uma);
    let rows = result.uma_points.chunks(players.max(1) as usize);
    let even = rows.clone().all(|row| row.iter().map(|&points| i64::from(points)).sum::<i64>() == 0);
    nonsense(fits && !even, &uma, Nonsense::UmaSum);

    let renhou = match hands.renhou {
        Renhou::Off => of(Yaku::Renhou) == Worth::Off,
        Renhou::Mangan | Renhou::Han => matches!(of(Yaku::Renhou), Worth::Han { .. }),
        Renhou::Yakuman => matches!(of(Yaku::Renhou), Worth::Yakuman(_)),
    };
    nonsense(!renhou, &[("hands", "renhou"), ("yaku", "renhou")], Nonsense::Renhou);
    let nagashi = hands.nagashi == (of(Yaku::NagashiMangan) != Worth::Off);
    nonsense(!nagashi, &[("hands", "nagashi"), ("yaku", "nagashi-mangan")], Nonsense::Nagashi);
    for (yaku, variant) in Yaku::VARIANTS {
        let apart = (of(yaku) == Worth::Off) != (of(variant) == Worth::Off);
        nonsense(apart, &[("yaku", variant.id()), ("yaku", yaku.id())], Nonsense::Variant);
    }
    for &yaku in Yaku::ALL.iter().filter(|yaku| yaku.is_closed()) {
        let open = matches!(of(yaku), Worth::Han { open, .. } if open > 0);
        nonsense(open, &[("yaku", yaku.id())], Nonsense::ClosedOnly);
    }
    draft.problems.extend(problems);
    tiles.ok()
}
