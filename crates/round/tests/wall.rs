//! The wall as it is built, broken, dealt and used up: the scenarios about it.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_round::{Break, Dice, Event, Phase, Round, Setup, TurnAct, Wall, stacks_per_wall};
use hanchan_rules::{RuleFile, Rules, preset, preset_file};
use hanchan_tiles::{BySeat, Kind, Players, RedFives, Seat, Suit, Tile, TileSet, Wind};

const STACKS: usize = 17;

fn phoenix() -> Rules {
    preset("phoenix").expect("a preset")
}

fn tile(text: &str) -> Tile {
    text.parse().expect(text)
}

fn all_tiles(set: TileSet) -> Vec<Tile> {
    Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect()
}

fn shuffled(rules: &Rules, seed: u64) -> Vec<Tile> {
    let mut tiles = all_tiles(rules.tile_set());
    Rng::with_seed(seed).shuffle(&mut tiles);
    tiles
}

/// The square as it stands: each player's wall, its stacks from his right to his left, upper tile first.
struct Square<'a>(&'a [Tile]);

impl Square<'_> {
    /// A stack of a wall, counted from 1 at the right end.
    fn stack(&self, owner: Wind, number: usize) -> [Tile; 2] {
        // The tiles are given from the first dealer's wall on to the left: East, North, West, South.
        let wall = (4 - owner.index()) % 4;
        let first = 2 * (wall * STACKS + number - 1);
        [self.0[first], self.0[first + 1]]
    }
}

fn setup() -> Setup {
    Setup { dealer: Seat::First, round: Wind::East, counters: 0, sticks: 0, points: BySeat([25000; 4]) }
}

/// The stacks of the dead wall from the gap on, as the wall has them.
fn dead(wall: &Wall) -> Vec<[Tile; 2]> {
    wall.tiles()[usize::from(wall.live())..].chunks(2).rev().map(|stack| [stack[0], stack[1]]).collect()
}

/// P-016, P-017: both dice are counted from the current dealer, counter-clockwise; P-025 by the switch.
#[test]
fn sc_p01_the_dice_name_the_wall_that_is_broken() {
    let rules = phoenix();
    assert_eq!(stacks_per_wall(rules.switches.table.tiles, Players::Four), STACKS);
    let owners = |rules: &Rules| -> String {
        let sums = (2..=12).map(|sum: u8| Dice::of((sum - 1).min(6), sum - (sum - 1).min(6)));
        sums.map(|dice| {
            let gap = Break::by_dice(dice, Seat::First, &rules.switches.table);
            ["E", "S", "W", "N"][gap.owner.index()]
        })
        .collect()
    };
    assert_eq!(owners(&rules), "SWNESWNESWN");
    let gap = Break::by_dice(Dice::of(3, 5), Seat::First, &rules.switches.table);
    assert_eq!(gap, Break { owner: Seat::Fourth, stacks: 8 });
    // Counted from whoever deals: his left neighbour is broken by an eight.
    let gap = Break::by_dice(Dice::of(3, 5), Seat::Third, &rules.switches.table);
    assert_eq!(gap, Break { owner: Seat::Second, stacks: 8 });

    // The picture's caption has South for an eight (A-P01).
    let text = "id = \"caption\"\nversion = 1\ntitle.en = \"Caption\"\nsource = \"P-025\"\nbase = \"phoenix\"\n\
                table.break-direction = { is = \"clockwise\", by = \"P-025\" }\n";
    let file = RuleFile::parse("caption", text).expect("a file");
    let caption = Rules::load(&file, preset_file).expect("rules");
    assert_eq!(owners(&caption), "NWSENWSENWS");
}

/// P-018, P-019: the gap, and the dead wall of seven stacks to its right.
#[test]
fn sc_p01_the_dead_wall_lies_right_of_the_gap() {
    let rules = phoenix();
    for seed in 0..20 {
        let tiles = shuffled(&rules, seed);
        let square = Square(&tiles);
        // 3 and 5: North's wall after eight stacks.
        let wall = Wall::built(&tiles, Dice::of(3, 5), Seat::First, &rules).expect("a wall");
        let expected: Vec<[Tile; 2]> = (2..=8).rev().map(|n| square.stack(Wind::North, n)).collect();
        assert_eq!(dead(&wall), expected, "seven stacks right of the gap");
        let live = &wall.tiles()[..usize::from(wall.live())];
        assert_eq!(live[..2], square.stack(Wind::North, 9), "the first drawn is left of the gap");
        assert_eq!(live[18..20], square.stack(Wind::West, 1), "then the wall to the left");
        assert_eq!(live[live.len() - 2..], square.stack(Wind::North, 1), "one stack is the very end");
        // 1 and 2: West's wall after three stacks; the dead wall goes on into North's.
        let wall = Wall::built(&tiles, Dice::of(1, 2), Seat::First, &rules).expect("a wall");
        let of_west = (1..=3).rev().map(|n| square.stack(Wind::West, n));
        let of_north = (14..=17).rev().map(|n| square.stack(Wind::North, n));
        assert_eq!(dead(&wall), of_west.chain(of_north).collect::<Vec<_>>());
    }
}

/// P-020, P-021, P-022: indicator, replacement tiles, indicators of kans; P-104: what lies under them.
#[test]
fn sc_p02_what_lies_where_in_the_dead_wall() {
    let rules = phoenix();
    for seed in 0..20 {
        let tiles = shuffled(&rules, seed);
        let wall = Wall::built(&tiles, Dice::of(3, 5), Seat::First, &rules).expect("a wall");
        let d = dead(&wall);
        assert_eq!(wall.indicator(0), d[2][0], "the indicator is d3 upper");
        assert_eq!(wall.ura(0), d[2][1], "the ura indicator is d3 lower");
        let replacements: Vec<Tile> = (0..4).filter_map(|number| wall.replacement(number)).collect();
        assert_eq!(replacements, [d[0][0], d[0][1], d[1][0], d[1][1]]);
        assert_eq!(wall.replacement(4), None);
        for kan in 1..=4 {
            let stack = d[2 + usize::from(kan)];
            assert_eq!([wall.indicator(kan), wall.ura(kan)], stack, "kan {kan}");
        }
    }
}

fn tiles_of(round: &Round, of: impl Fn(&Event) -> Option<Tile>) -> Vec<Tile> {
    round.events().iter().filter_map(of).collect()
}

/// A wall whose first tiles are dealt as East's two sets of four.
fn wall_with_two_kans(rules: &Rules) -> Wall {
    let mut tiles = shuffled(rules, 3);
    let mut put = |place: usize, tile: Tile| {
        let at = place + tiles[place..].iter().position(|&known| known == tile).expect("the tile is there");
        tiles.swap(place, at);
    };
    (0..4).for_each(|place| put(place, tile("1m")));
    // Nothing before this place is wanted any more: the places between are filled first.
    for place in 4..16 {
        put(place, tile(["2p", "4p", "6p", "8p"][place % 4]));
    }
    (16..20).for_each(|place| put(place, tile("2m")));
    Wall::in_order(&tiles, rules).expect("a wall")
}

/// P-067, P-069, P-073: the leftmost replacement tile, the next indicator, the last live tile becomes dead.
#[test]
fn sc_p02_two_kans_open_two_indicators_and_take_two_live_tiles() {
    let rules = Arc::new(phoenix());
    let wall = wall_with_two_kans(&rules);
    let (d, all) = (dead(&wall), wall.tiles().to_vec());
    let mut round = Round::new(rules, wall, setup());
    assert_eq!(round.live(), 69);
    for kind in ["1m", "2m"] {
        round.act(Seat::First, TurnAct::ClosedKan(tile(kind).kind())).expect("a closed kan");
    }
    let open: Vec<Tile> = round.indicators().collect();
    assert_eq!(open, [d[2][0], d[3][0], d[4][0]], "d4 and d5 are open");
    let replaced = tiles_of(&round, |event| match event {
        Event::Replaced { tile, .. } => Some(*tile),
        _ => None,
    });
    assert_eq!(replaced, d[0], "the two tiles of d1");
    assert_eq!(round.live(), 67);
    // Nobody draws the last two live tiles: they are dead now.
    for _ in 0..1000 {
        match round.phase() {
            Phase::Turn(turn) => {
                let seat = turn.seat;
                round.act(seat, TurnAct::DiscardDrawn).expect("a discard");
            }
            Phase::Claims(_) => round.close().expect("nobody claims it"),
            _ => break,
        }
    }
    let drew = tiles_of(&round, |event| match event {
        Event::Drew { tile, .. } => Some(*tile),
        _ => None,
    });
    assert_eq!(drew, all[53..122 - 2]);
    assert_eq!(round.hidden_tiles().count(), 14, "the dead wall has its fourteen tiles");
}

/// P-023, P-024: four at a time from East on, then the first and the fifth for him; P-026, P-027: who plays.
#[test]
fn sc_p03_the_deal() {
    let rules = Arc::new(phoenix());
    let tiles = shuffled(&rules, 11);
    let wall = Wall::in_order(&tiles, &rules).expect("a wall");
    let mut round = Round::new(rules, wall, setup());
    // Numbers from 1, as they are drawn.
    let blocks = |first: usize, singles: &[usize]| {
        let fours = [first, first + 16, first + 32].into_iter().flat_map(|start| start..start + 4);
        let mut held: Vec<Tile> =
            fours.chain(singles.iter().copied()).map(|number| tiles[number - 1]).collect();
        held.sort_unstable();
        held
    };
    let held = |round: &Round, wind: Wind| {
        let mut held: Vec<Tile> = round.player(round.seat_of(wind)).hand.concealed().iter().collect();
        held.sort_unstable();
        held
    };
    assert_eq!(held(&round, Wind::East), blocks(1, &[49, 53]));
    assert_eq!(held(&round, Wind::South), blocks(5, &[50]));
    assert_eq!(held(&round, Wind::West), blocks(9, &[51]));
    assert_eq!(held(&round, Wind::North), blocks(13, &[52]));
    assert_eq!(round.live(), 69);
    round.act(Seat::First, TurnAct::DiscardDrawn).expect("East begins");
    if let Phase::Claims(_) = round.phase() {
        round.close().expect("nobody claims it");
    }
    let Phase::Turn(turn) = round.phase() else { panic!("{:?}", round.phase()) };
    assert_eq!((turn.seat, turn.drawn), (Seat::Second, Some(tiles[53])));
    assert_eq!(round.live(), 68);
}

/// P-006, P-100, P-101.
#[test]
fn sc_p46_indicators_and_red_fives() {
    let rules = phoenix();
    for (indicator, dora) in
        [("7z", "5z"), ("5z", "6z"), ("6z", "7z"), ("4z", "1z"), ("9s", "1s"), ("2p", "3p")]
    {
        assert_eq!(rules.dora(tile(indicator).kind()), tile(dora).kind(), "{indicator}");
    }
    assert_eq!(rules.tile_set().reds(), RedFives::new(1, 2, 1).expect("few"));
    for (five, red) in [(Suit::Man, 1), (Suit::Pin, 2), (Suit::Sou, 1)] {
        let kind = Kind::suited(five, 5).expect("a five");
        assert_eq!(rules.tile_set().copies(Tile::red(five)), red);
        assert_eq!(rules.tile_set().copies(Tile::plain(kind)), 4 - red);
    }
}
