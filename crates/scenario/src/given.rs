//! The first part of a script: the position.

use std::fmt::Write as _;
use std::sync::Arc;

use hanchan_round::{Position, Setup, Sitting};
use hanchan_rules::{RuleFile, Rules, Yaku};
use hanchan_shape::shanten;
use hanchan_tiles::{BySeat, Hand, KindSet, Seat, Tile, Wind};

use crate::failure::{Done, Failure, Part, Problem, fail, unknown};
use crate::layout::hand;
use crate::read::{number, points, seat_of, tiles, wind};

/// Returns the name of the rule set that a position is played under, and the line that names it.
pub(crate) fn rules_name<'a>(lines: &[(usize, &'a str)]) -> Option<(usize, &'a str)> {
    lines.iter().find_map(|(line, text)| Some((*line, text.strip_prefix("rules ")?.trim())))
}

/// Loads the rule set with this name, named in this line, with the switches that the script changes.
fn rules(
    (line, name): (usize, &str),
    lines: &[(usize, &str)],
    find: impl Fn(&str) -> Option<RuleFile>,
) -> Done<Rules> {
    let Some(base) = find(name) else { return fail(line, Problem::UnknownRules(name.to_owned())) };
    let of = |word: &'static str| {
        lines.iter().filter_map(move |(line, text)| Some((*line, text.strip_prefix(word)?.trim())))
    };
    let mut text = String::from(
        "id = \"script\"\nversion = 1\ntitle.en = \"Script\"\nsource = \"a script\"\nbase = \"base\"\n",
    );
    let first = text.lines().count() + 1;
    let mut changed = Vec::new();
    for (line, switch) in of("set ") {
        let Some((key, value)) = switch.split_once(' ') else {
            return fail(line, Problem::Form("set GROUP.KEY VALUE"));
        };
        let _ = writeln!(text, "{key} = {{ is = {value}, by = \"script\" }}");
        changed.push(line);
    }
    let find = |id: &str| if id == "base" { Some(base.clone()) } else { find(id) };
    RuleFile::parse("script", &text).and_then(|file| Rules::load(&file, find)).map_err(|problems| {
        let problem = problems.as_slice().first().cloned();
        // Values that are possible by themselves may conflict; then the last change is named.
        let changed_in = |place: usize| changed.get(place.checked_sub(first)?).copied();
        let at = problem.as_ref().filter(|problem| problem.place.file == "script");
        let at = at.and_then(|problem| changed_in(problem.place.line));
        let line = at.or(changed.last().copied()).unwrap_or(line);
        let unreadable = Problem::UnknownRules(name.to_owned());
        Failure { line, problem: problem.map_or(unreadable, |problem| Problem::Rules(Box::new(problem))) }
    })
}

/// The position given in the first part of a script.
pub(crate) struct Given {
    pub(crate) rules: Arc<Rules>,
    pub(crate) setup: Setup,
    /// The number of live tiles left, if given.
    pub(crate) live: Option<u8>,
    pub(crate) hands: [Option<Hand>; 4],
    /// The lines that give the hands.
    pub(crate) hand_lines: [usize; 4],
    pub(crate) rivers: [Vec<Tile>; 4],
    pub(crate) riichi: [bool; 4],
    ippatsu: [bool; 4],
    pub(crate) liable: BySeat<[Option<Seat>; 4]>,
    pub(crate) indicators: Vec<Tile>,
    pub(crate) ura: Vec<Tile>,
    pub(crate) first_round: bool,
    pub(crate) sitting: Sitting,
    /// The last line of the position.
    pub(crate) last_line: usize,
}

impl Given {
    /// Parses a position, to be played under the rule set with this name, named in this line.
    pub(crate) fn read(
        name: (usize, &str),
        lines: &[(usize, &str)],
        find: impl Fn(&str) -> Option<RuleFile>,
    ) -> Done<Given> {
        let rules = rules(name, lines, find)?;
        let players = rules.switches().table.players.count();
        let start = rules.switches().table.start_points;
        let points = BySeat::from_fn(|seat| if seat.index() < players { start } else { 0 });
        let mut given = Given {
            setup: Setup { dealer: Seat::First, round: Wind::East, honba: 0, sticks: 0, points },
            rules: Arc::new(rules),
            live: None,
            hands: [None; 4],
            hand_lines: [0; 4],
            rivers: [const { Vec::new() }; 4],
            riichi: [false; 4],
            ippatsu: [false; 4],
            liable: BySeat::default(),
            indicators: Vec::new(),
            ura: Vec::new(),
            first_round: false,
            sitting: Sitting::Assisted,
            last_line: lines.last().map_or(name.0, |(line, _)| *line),
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
                    return fail(line, Problem::ForEach { word: word.to_owned(), players });
                }
                for (text, wind) in rest.split_whitespace().zip(Wind::ALL) {
                    let seat = self.seat(line, wind.letter())?;
                    self.setup.points[seat] = points(line, text)?;
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
                    return fail(line, Problem::Form("deal S4"));
                };
                self.setup.round = wind(line, round)?;
                let deal: usize = number(line, deal)?;
                let players = self.rules.switches().table.players;
                let Some(dealer) = players.seats().find(|seat| seat.index() + 1 == deal) else {
                    return fail(line, Problem::DealNumber { deals: players.count(), number: deal });
                };
                self.setup.dealer = dealer;
            }
            _ => {
                let Ok(seat) = self.seat(line, word) else {
                    return unknown(line, Part::Position, text);
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
                    _ => return fail(line, Problem::Liability(yaku.to_owned())),
                };
                let from = self.seat(line, from)?;
                self.liable[seat][place] = Some(from);
            }
            _ => (self.hands[i], self.hand_lines[i]) = (Some(hand(line, rest)?), line),
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
            None => fail(line, Problem::NotEnough(tile)),
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
                        .or_else(|_| fail(line, Problem::NoTilesLeft))?;
                }
                if hand.size() != 13 {
                    let wind = Seat::ALL[i].wind(self.setup.dealer, rules.switches().table.players);
                    let (may_hold_14, found) = (Seat::ALL[i] == seat, hand.size());
                    return fail(self.hand_lines[i], Problem::HandSize { wind, may_hold_14, found });
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
            // Few tiles may be left, all of which fit together: then any hand will do.
            let mut tries = 0;
            while hands[other].size() < 13 {
                if left.is_empty() {
                    return fail(line, Problem::NoTilesLeft);
                }
                at = (at + 37) % left.len();
                let fits = hands[other].add(left.swap_remove(at));
                debug_assert!(fits.is_ok(), "{fits:?}");
                let counts = hands[other].concealed().counts();
                if counts.total() == 13 && shanten(counts, deck) < 2 && tries < 1000 {
                    tries += 1;
                    left.extend(hands[other].concealed().iter());
                    hands[other] = Hand::EMPTY;
                }
            }
        }
        // The drawn tile, and indicators with their ura-dora.
        if left.len() < 1 + 5 + 5 {
            return fail(line, Problem::NoTilesLeft);
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
