//! The first part of a script: the position.

use std::fmt::Write as _;
use std::sync::Arc;

use hanchan_round::{Position, Setup, Sitting};
use hanchan_rules::{RuleFile, Rules, Yaku};
use hanchan_shape::shanten;
use hanchan_tiles::{BySeat, Hand, KindSet, Seat, Tile, Wind};

use crate::failure::{Done, fail};
use crate::layout::hand;
use crate::read::{number, seat_of, tiles, wind};

/// Loads the rule set of the script, with its changed switches.
fn rules(lines: &[(usize, &str)], find: impl Fn(&str) -> Option<RuleFile>) -> Done<Rules> {
    let of = |word: &'static str| {
        lines.iter().filter_map(move |(line, text)| Some((*line, text.strip_prefix(word)?.trim())))
    };
    let (line, id) = of("rules ").next().unwrap_or((0, "common"));
    let mut text = format!(
        "id = \"script\"\nversion = 1\ntitle.en = \"Script\"\nsource = \"a script\"\nbase = \"{id}\"\n"
    );
    let mut last = line;
    for (line, switch) in of("set ") {
        let Some((key, value)) = switch.split_once(' ') else {
            return fail(line, "expected: set GROUP.KEY VALUE");
        };
        let _ = writeln!(text, "{key} = {{ is = {value}, by = \"script\" }}");
        last = line;
    }
    RuleFile::parse("script", &text).and_then(|file| Rules::load(&file, find)).or_else(|problems| {
        match problems.first() {
            Some(problem) => fail(last, format!("rules {id}: {problem}")),
            None => fail(last, format!("rules {id} cannot be read")),
        }
    })
}

/// The position given in the first part of a script.
pub(crate) struct Given {
    pub(crate) rules: Arc<Rules>,
    pub(crate) setup: Setup,
    /// The number of live tiles left, if given.
    pub(crate) live: Option<u8>,
    pub(crate) hands: [Option<Hand>; 4],
    pub(crate) rivers: [Vec<Tile>; 4],
    pub(crate) riichi: [bool; 4],
    ippatsu: [bool; 4],
    pub(crate) liable: BySeat<[Option<Seat>; 4]>,
    pub(crate) indicators: Vec<Tile>,
    pub(crate) ura: Vec<Tile>,
    pub(crate) first_round: bool,
    pub(crate) sitting: Sitting,
}

impl Given {
    pub(crate) fn read(lines: &[(usize, &str)], find: impl Fn(&str) -> Option<RuleFile>) -> Done<Given> {
        let rules = rules(lines, find)?;
        let players = rules.switches().table.players.count();
        let start = rules.switches().table.start_points;
        let points = BySeat::from_fn(|seat| if seat.index() < players { start } else { 0 });
        let mut given = Given {
            setup: Setup { dealer: Seat::First, round: Wind::East, honba: 0, sticks: 0, points },
            rules: Arc::new(rules),
            live: None,
            hands: [None; 4],
            rivers: [const { Vec::new() }; 4],
            riichi: [false; 4],
            ippatsu: [false; 4],
            liable: BySeat::default(),
            indicators: Vec::new(),
            ura: Vec::new(),
            first_round: false,
            sitting: Sitting::Assisted,
        };
        // Seat winds depend on the `deal` line, so it is read first.
        let (deal, rest): (Vec<_>, Vec<_>) = lines.iter().partition(|(_, text)| text.starts_with("deal "));
        deal.iter().chain(&rest).try_for_each(|&&(line, text)| given.line(line, text))?;
        Ok(given)
    }

    /// Returns the seat with this seat wind in the deal.
    pub(crate) fn seat(&self, line: usize, text: &str) -> Done<Seat> {
        let players = self.rules.switches().table.players;
        seat_of(line, text, self.setup.dealer, players)
    }

    fn line(&mut self, line: usize, text: &str) -> Done {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "rules" | "set" => {}
            "points" => {
                let players = self.rules.switches().table.players.count();
                if rest.split_whitespace().count() != players {
                    return fail(line, format!("expected the points of all {players} players: E S W N"));
                }
                for (points, wind) in rest.split_whitespace().zip(Wind::ALL) {
                    let seat = self.seat(line, wind.letter())?;
                    self.setup.points[seat] = number(line, points)?;
                }
            }
            "sticks" => self.setup.sticks = number(line, rest)?,
            "counters" => self.setup.honba = number(line, rest)?,
            "live" => self.live = Some(number(line, rest)?),
            "dora" => self.indicators = tiles(line, rest)?,
            "ura" => self.ura = tiles(line, rest)?,
            "first" if rest == "round" => {
                self.first_round = true;
                let table = &self.rules.switches().table;
                let dealt = 13 * table.players.count() + 1 + 2 * usize::from(table.dead_wall_stacks);
                self.live = Some((table.tiles.size() - dealt) as u8);
            }
            "table" if rest == "real" => self.sitting = Sitting::RealTable,
            // The number of the deal in the game: `deal S4` is the last deal of an East-South game.
            "deal" => {
                let Some((round, deal)) = rest.split_at_checked(1) else {
                    return fail(line, "expected: deal S4");
                };
                self.setup.round = wind(line, round)?;
                let deal: usize = number(line, deal)?;
                let players = self.rules.switches().table.players;
                let Some(dealer) = players.seats().find(|seat| seat.index() + 1 == deal) else {
                    return fail(line, format!("a round has {} deals, not {deal}", players.count()));
                };
                self.setup.dealer = dealer;
            }
            _ => {
                let Ok(seat) = self.seat(line, word) else {
                    return fail(line, format!("{text:?} does not describe a position"));
                };
                self.of_seat(line, seat, rest)?;
            }
        }
        Ok(())
    }

    fn of_seat(&mut self, line: usize, seat: Seat, rest: &str) -> Done {
        let i = seat.index();
        match rest.split_once(' ').unwrap_or((rest, "")) {
            ("riichi", "") => self.riichi[i] = true,
            ("riichi", "ippatsu") => (self.riichi[i], self.ippatsu[i]) = (true, true),
            ("discarded", discards) => self.rivers[i] = tiles(line, discards)?,
            ("fed", feeder) => {
                let (yaku, from) = feeder.split_once(" by ").unwrap_or((feeder, ""));
                let place = match Yaku::from_id(yaku) {
                    Some(Yaku::Daisangen) => 0,
                    Some(Yaku::Shousuushii) => 1,
                    Some(Yaku::Daisuushii) => 2,
                    Some(Yaku::Suukantsu) => 3,
                    _ => return fail(line, format!("nobody is liable for {yaku:?}")),
                };
                let from = self.seat(line, from)?;
                self.liable[seat][place] = Some(from);
            }
            _ => self.hands[i] = Some(hand(line, rest)?),
        }
        Ok(())
    }
}

impl Given {
    /// Returns the position before the first step. Players whose hand is not given are noten.
    pub(crate) fn position(
        &self,
        line: usize,
        seat: Seat,
        drawn: Option<Tile>,
        next: Vec<Tile>,
        replacements: Vec<Tile>,
    ) -> Done<Position> {
        let rules = &self.rules;
        let mut left: Vec<Tile> = Tile::all()
            .flat_map(|tile| std::iter::repeat_n(tile, usize::from(rules.tile_set().copies(tile))))
            .collect();
        let mut hands = BySeat([Hand::EMPTY; 4]);
        let mut take = |tile: Tile| match left.iter().position(|&known| known == tile) {
            Some(at) => {
                left.swap_remove(at);
                Ok(())
            }
            None => fail(line, format!("there are not enough {tile} in the tile set")),
        };
        let mut drawn = drawn;
        for (i, hand) in self.hands.iter().enumerate() {
            if let Some(hand) = hand {
                let mut hand = *hand;
                if Seat::ALL[i] == seat && hand.size() == 14 {
                    // One of the fourteen tiles was just drawn: the one after the plus sign, or else the one that
                    // is discarded.
                    let tile = hand.drawn().or(drawn).filter(|&tile| hand.concealed().get(tile) > 0);
                    let tile = tile.or_else(|| hand.concealed().iter().last());
                    drawn = tile;
                    tile.map_or(Ok(()), |tile| hand.discard(tile))
                        .or_else(|_| fail(line, "expected a hand of fourteen tiles"))?;
                }
                hand.all_tiles().try_for_each(&mut take)?;
                hands.0[i] = hand;
            }
        }
        for tile in self
            .rivers
            .iter()
            .flatten()
            .chain(&next)
            .chain(&replacements)
            .chain(&self.indicators)
            .chain(&self.ura)
            .chain(&drawn)
        {
            take(*tile)?;
        }
        let deck = rules.switches().table.tiles;
        let mut at = 7;
        for other in rules.switches().table.players.seats() {
            if self.hands[other.index()].is_some() {
                continue;
            }
            while hands[other].size() < 13 {
                at = (at + 37) % left.len();
                let fits = hands[other].add(left.swap_remove(at));
                debug_assert!(fits.is_ok(), "{fits:?}");
                let counts = hands[other].concealed().counts();
                if counts.total() == 13 && shanten(counts, deck) < 2 {
                    left.extend(hands[other].concealed().iter());
                    hands[other] = Hand::EMPTY;
                }
            }
        }
        let drawn = drawn.unwrap_or_else(|| left.swap_remove((at + 5) % left.len()));
        let named = self.hands.iter().flatten().flat_map(|hand| hand.held().kinds().iter());
        let come = next.iter().chain(&replacements).chain([&drawn]).map(|tile| tile.kind());
        let matter: KindSet = named.chain(come).collect();
        let harmless = |left: &mut Vec<Tile>, named: &[Tile]| {
            let mut all = named.to_vec();
            while all.len() < 5 {
                // Prefers an indicator whose dora is in none of the given hands.
                let place =
                    left.iter().position(|tile| !matter.contains(rules.dora(tile.kind()))).unwrap_or(0);
                all.push(left.swap_remove(place));
            }
            all
        };
        let (indicators, ura) = (harmless(&mut left, &self.indicators), harmless(&mut left, &self.ura));
        Ok(Position {
            setup: self.setup,
            hands,
            rivers: BySeat(self.rivers.clone()),
            riichi: BySeat(self.riichi),
            ippatsu: BySeat(self.ippatsu),
            liable: self.liable,
            turn: (seat, drawn),
            live: self.live.unwrap_or(40),
            next,
            replacements,
            indicators,
            ura,
            first_round: self.first_round,
            sitting: self.sitting,
        })
    }
}
