//! Scripted deals: a position, what happens, and what must come of it, as a person writes it down.
//!
//! ```text
//! SC-P07 Atamahane (P-077)
//! rules phoenix
//! points 25000 25000 25000 24000
//! sticks 1
//! S 23467m234567p88s
//! N 46m345p12399s | pon 555z
//!
//! E discards 5m
//! S ron
//! N ron
//!
//! points 23000 28000 25000 24000
//! dealer S
//! ```
//!
//! The first part is the position, the second what happens, the third what must hold afterwards; empty lines part
//! them. Seats are winds, E being the dealer. Everything that is not said is as at the beginning of an East
//! round, and hands that are not named are noten. `docs/scripts.md` has the whole language.

use std::sync::Arc;

use hanchan_round::{Claim, Outcome, Phase, Position, Round, Setup, TurnAct};
use hanchan_rules::{Rules, Yaku};
use hanchan_shape::shanten;
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{BySeat, Hand, Kind, KindSet, Seat, Tile, Wind};

use crate::game::{Game, Next};

/// What is wrong with a script, or with what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// A script: its name, and its lines by number.
#[derive(Clone, Debug)]
pub struct Script<'a> {
    /// The first line.
    pub name: &'a str,
    parts: [Vec<(usize, &'a str)>; 3],
}

type Done<T = ()> = Result<T, Failure>;

fn fail<T>(line: usize, what: impl Into<String>) -> Done<T> {
    Err(Failure { line, what: what.into() })
}

/// The scripts of a file: each begins with a line that begins with `SC-` or `==`.
pub fn scripts(text: &str) -> Vec<Script<'_>> {
    let mut all: Vec<Script<'_>> = Vec::new();
    let mut part = 0;
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.starts_with("SC-") || line.starts_with("==") {
            all.push(Script { name: line.trim_start_matches("==").trim(), parts: [const { Vec::new() }; 3] });
            part = 0;
        } else if let Some(script) = all.last_mut() {
            if line.is_empty() {
                part += usize::from(part < 2 && !script.parts[part].is_empty());
            } else {
                script.parts[part].push((number + 1, line));
            }
        }
    }
    all
}

impl Script<'_> {
    /// Plays the script. `find` gives rule sets by their ids.
    pub fn run(&self, find: impl Fn(&str) -> Option<Rules>) -> Done {
        let [given, steps, then] = &self.parts;
        let mut stage = Stage::read(given, steps, find)?;
        for &(line, step) in steps {
            stage.step(line, step)?;
        }
        stage.finish();
        for &(line, expected) in then {
            stage.expect(line, expected)?;
        }
        Ok(())
    }

    /// The statements and scenarios that its name cites.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.name.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter(|word| word.contains('-'))
    }
}

struct Stage {
    round: Round,
    game: Game,
    next: Option<Next>,
    refused: Option<&'static str>,
    seen: usize,
}

fn wind(line: usize, text: &str) -> Done<Wind> {
    match text {
        "E" => Ok(Wind::East),
        "S" => Ok(Wind::South),
        "W" => Ok(Wind::West),
        "N" => Ok(Wind::North),
        _ => fail(line, format!("{text:?} is no seat: E, S, W or N")),
    }
}

fn number<T: std::str::FromStr>(line: usize, text: &str) -> Done<T> {
    text.parse().or_else(|_| fail(line, format!("{text:?} is no number")))
}

fn tiles(line: usize, text: &str) -> Done<Vec<Tile>> {
    mpsz::parse_tiles(text).or_else(|error| fail(line, error.to_string()))
}

fn tile(line: usize, text: &str) -> Done<Tile> {
    match tiles(line, text)?[..] {
        [tile] => Ok(tile),
        _ => fail(line, format!("{text:?} is not one tile")),
    }
}

/// What the first part says.
struct Given {
    rules: Arc<Rules>,
    setup: Setup,
    live: u8,
    hands: [Option<Hand>; 4],
    rivers: [Vec<Tile>; 4],
    riichi: [bool; 4],
    ippatsu: [bool; 4],
    liable: BySeat<[Option<Seat>; 4]>,
    indicators: Vec<Tile>,
    ura: Vec<Tile>,
    first_round: bool,
}

impl Given {
    fn read(lines: &[(usize, &str)], find: impl Fn(&str) -> Option<Rules>) -> Done<Given> {
        let named = lines.iter().find_map(|(line, text)| Some((*line, text.strip_prefix("rules ")?)));
        let (line, words) = named.unwrap_or((0, "common"));
        let id = words.split_whitespace().next().unwrap_or_default();
        let Some(rules) = find(words.trim()).or_else(|| find(id)) else {
            return fail(line, format!("no rule set {words:?}"));
        };
        let players = rules.switches.table.players.count();
        let start = rules.switches.table.start_points;
        let points = BySeat::from_fn(|seat| if seat.index() < players { start } else { 0 });
        let mut given = Given {
            setup: Setup { dealer: Seat::First, round: Wind::East, counters: 0, sticks: 0, points },
            rules: Arc::new(rules),
            live: 40,
            hands: [None; 4],
            rivers: [const { Vec::new() }; 4],
            riichi: [false; 4],
            ippatsu: [false; 4],
            liable: BySeat::default(),
            indicators: Vec::new(),
            ura: Vec::new(),
            first_round: false,
        };
        lines.iter().try_for_each(|&(line, text)| given.line(line, text))?;
        Ok(given)
    }

    /// Winds are those of the deal; the dealer sits where the round is.
    fn seat(&self, line: usize, text: &str) -> Done<Seat> {
        let players = self.rules.switches.table.players.count();
        let wind = wind(line, text)?;
        Ok(Seat::ALL[(self.setup.dealer.index() + wind.index()) % players])
    }

    fn line(&mut self, line: usize, text: &str) -> Done {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "rules" => {}
            "points" => {
                for (i, points) in rest.split_whitespace().enumerate().take(4) {
                    let seat = self.seat(line, ["E", "S", "W", "N"][i])?;
                    self.setup.points[seat] = number(line, points)?;
                }
            }
            "sticks" => self.setup.sticks = number(line, rest)?,
            "counters" => self.setup.counters = number(line, rest)?,
            "live" => self.live = number(line, rest)?,
            "dora" => self.indicators = tiles(line, rest)?,
            "ura" => self.ura = tiles(line, rest)?,
            "first" if rest == "round" => {
                self.first_round = true;
                self.live = 69;
            }
            // The deal of the game: `deal S4` is the last of an east-south game.
            "deal" => {
                let (wind_letter, deal) = rest.split_at(rest.len().min(1));
                self.setup.round = wind(line, wind_letter)?;
                let deal: usize = number(line, deal)?;
                self.setup.dealer = Seat::ALL[deal.saturating_sub(1).min(3)];
            }
            _ => {
                let seat = self.seat(line, word)?;
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
            _ => match rest.parse::<Hand>() {
                Ok(hand) => self.hands[i] = Some(hand),
                Err(error) => return fail(line, error.to_string()),
            },
        }
        Ok(())
    }
}

impl Stage {
    fn read(
        given: &[(usize, &str)],
        steps: &[(usize, &str)],
        find: impl Fn(&str) -> Option<Rules>,
    ) -> Done<Stage> {
        let given = Given::read(given, find)?;
        let Some(&(line, first)) = steps.first() else { return fail(0, "nothing happens") };
        let mut words = first.split_whitespace();
        let seat = given.seat(line, words.next().unwrap_or_default())?;
        let named = match (words.next(), words.next()) {
            (Some("discards" | "draws" | "riichi"), Some(text)) => {
                Some(tile(line, text.trim_end_matches(','))?)
            }
            _ => None,
        };
        let mut draws = Vec::new();
        let mut replacements = Vec::new();
        for (i, &(line, step)) in steps.iter().enumerate() {
            match step.split_whitespace().collect::<Vec<_>>()[..] {
                [_, "draws", text] if i > 0 => draws.push(tile(line, text)?),
                [_, "replaces", text] => replacements.push(tile(line, text)?),
                _ => {}
            }
        }
        let position = given.position(line, seat, named, draws, replacements)?;
        let rules = Arc::clone(&given.rules);
        let round = Round::from_position(&rules, &position).or_else(|why| fail(line, format!("{why:?}")))?;
        let seen = round.events().len();
        let game = Game::resumed(rules, &given.setup);
        Ok(Stage { round, game, next: None, refused: None, seen })
    }

    fn seat(&self, line: usize, text: &str) -> Done<Seat> {
        wind(line, text).map(|wind| self.round.seat_of(wind))
    }

    /// Everybody who was not said to claim the tile passes.
    fn pass_all(&mut self) {
        if let Phase::Claims(_) = self.round.phase() {
            let _closed = self.round.close();
        }
    }

    fn step(&mut self, line: usize, text: &str) -> Done {
        let (text, refused) =
            text.split_once(" refused ").map_or((text, None), |(text, code)| (text, Some(code.trim())));
        let (who, act) = text.split_once(' ').unwrap_or((text, ""));
        if who == "all" && act == "pass" {
            self.pass_all();
            return Ok(());
        }
        if who == "play" && act == "on" {
            return self.play_on(line);
        }
        let seat = self.seat(line, who)?;
        let done = self.act(line, seat, act)?;
        match (done, refused) {
            (None, None) => Ok(()),
            (Some(code), Some(expected)) if code == expected => {
                self.refused = Some(code);
                Ok(())
            }
            (Some(code), _) => fail(line, format!("refused: {code}")),
            (None, Some(expected)) => fail(line, format!("not refused, though {expected} was expected")),
        }
    }

    /// Everybody discards what he draws until the deal is over.
    fn play_on(&mut self, line: usize) -> Done {
        for _ in 0..400 {
            match self.round.phase() {
                Phase::Turn(turn) => {
                    let (seat, acts) = (turn.seat, turn.acts);
                    let act = if acts.contains(TurnAct::DiscardDrawn) {
                        Some(TurnAct::DiscardDrawn)
                    } else {
                        acts.iter().last()
                    };
                    if act.is_none_or(|act| self.round.act(seat, act).is_err()) {
                        return fail(line, "somebody has no act");
                    }
                }
                Phase::Claims(_) => self.pass_all(),
                Phase::Showdown(waiting) => {
                    let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]);
                    let _shown = seat.map(|seat| self.round.show(seat, true));
                }
                Phase::Between | Phase::Over => return Ok(()),
            }
        }
        fail(line, "the deal does not end")
    }

    /// Does it; the code of its refusal if it is refused.
    fn act(&mut self, line: usize, seat: Seat, act: &str) -> Done<Option<&'static str>> {
        let (word, rest) = act.split_once(' ').unwrap_or((act, ""));
        let hand = self.round.player(seat).hand;
        let drawn = match self.round.phase() {
            Phase::Turn(turn) if turn.seat == seat => turn.drawn,
            _ => None,
        };
        let turn_act = match word {
            "draws" | "replaces" => {
                self.pass_all();
                return match self.round.phase() {
                    Phase::Turn(turn) if turn.seat == seat && turn.drawn == Some(tile(line, rest)?) => {
                        Ok(None)
                    }
                    Phase::Turn(turn) => fail(
                        line,
                        format!("{:?} has the turn and drew {:?}", self.round.wind(turn.seat), turn.drawn),
                    ),
                    _ => fail(line, "nobody draws now"),
                };
            }
            "discards" | "riichi" => {
                self.pass_all();
                let tile = tile(line, rest)?;
                let drawn = match self.round.phase() {
                    Phase::Turn(turn) if turn.seat == seat => turn.drawn,
                    _ => drawn,
                };
                match (word, drawn == Some(tile)) {
                    ("discards", true) => TurnAct::DiscardDrawn,
                    ("discards", false) => TurnAct::Discard(tile),
                    (_, true) => TurnAct::RiichiDrawn,
                    _ => TurnAct::Riichi(tile),
                }
            }
            "tsumo" => {
                self.pass_all();
                TurnAct::Tsumo
            }
            "aborts" => TurnAct::NineKinds,
            "north" => TurnAct::North,
            "closes" => TurnAct::ClosedKan(tile(line, rest)?.kind()),
            "adds" => TurnAct::AddedKan(tile(line, rest)?.kind()),
            "ron" => return Ok(self.claim(seat, Claim::Ron)),
            "passes" => return Ok(self.claim(seat, Claim::Pass)),
            "kan" => return Ok(self.claim(seat, Claim::OpenKan)),
            "pon" | "chi" => {
                let own = if rest.is_empty() {
                    pair_of(&hand, self.offered())
                } else {
                    tiles(line, rest)?.try_into().ok()
                };
                let Some(own) = own else { return fail(line, "a call takes two tiles of the hand") };
                return Ok(self.claim(seat, if word == "pon" { Claim::Pon(own) } else { Claim::Chi(own) }));
            }
            "shows" => return Ok(self.round.show(seat, true).err().map(|refusal| refusal.code())),
            "hides" => return Ok(self.round.show(seat, false).err().map(|refusal| refusal.code())),
            _ => return fail(line, format!("{act:?} is no act")),
        };
        Ok(self.round.act(seat, turn_act).err().map(|refusal| refusal.code()))
    }

    fn offered(&self) -> Option<Kind> {
        if let Phase::Claims(window) = self.round.phase() { Some(window.tile.kind()) } else { None }
    }

    fn claim(&mut self, seat: Seat, claim: Claim) -> Option<&'static str> {
        self.round.claim(seat, claim).err().map(|refusal| refusal.code())
    }

    fn finish(&mut self) {
        // Claims are resolved when nothing more is said.
        let claimed = matches!(self.round.phase(), Phase::Claims(window) if window.answers.0.iter().flatten().any(|answer| *answer != Claim::Pass));
        if claimed {
            self.pass_all();
        }
        if let Some(outcome) = self.round.outcome() {
            self.next = self.game.deal_over(outcome, self.round.staked()).ok();
        }
    }

    fn expect(&mut self, line: usize, text: &str) -> Done {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let next = match &self.next {
            Some(Next::Deal(setup)) => Some(*setup),
            _ => None,
        };
        match word {
            "points" => {
                let expected: Done<Vec<i32>> =
                    rest.split_whitespace().map(|points| number(line, points)).collect();
                let found: Vec<i32> = Wind::ALL
                    .into_iter()
                    .take(self.round.seats().count())
                    .map(|wind| self.round.points()[self.round.seat_of(wind)])
                    .collect();
                equal(line, "points", &found, &expected?)
            }
            "sticks" => equal(line, "sticks", &self.round.sticks(), &number(line, rest)?),
            "dealer" => {
                let Some(setup) = next else {
                    return fail(line, format!("no deal follows: {:?}", self.next));
                };
                let expected = self.seat(line, rest)?;
                equal(line, "next dealer", &self.round.wind(setup.dealer), &self.round.wind(expected))
            }
            "counters" => match next {
                Some(setup) => equal(line, "counters", &setup.counters, &number(line, rest)?),
                None => fail(line, format!("no deal follows: {:?}", self.next)),
            },
            "over" => match &self.next {
                Some(Next::Over(_)) => Ok(()),
                other => fail(line, format!("the game goes on: {other:?}")),
            },
            "aborted" => match self.round.outcome().map(|outcome| outcome.ending) {
                Some(hanchan_round::Ending::Aborted(why)) => {
                    equal(line, "aborted", &format!("{why:?}"), &rest.to_owned())
                }
                other => fail(line, format!("not aborted: {other:?}")),
            },
            "goes" if rest == "on" => match self.round.phase() {
                Phase::Over => fail(line, "the deal is over"),
                _ => Ok(()),
            },
            "drawn" => match self.round.outcome().map(|outcome| outcome.ending) {
                Some(hanchan_round::Ending::Exhausted) => Ok(()),
                other => fail(line, format!("not drawn: {other:?}")),
            },
            "han" | "fu" | "yaku" | "yakuman" => self.expect_score(line, word, rest),
            "events" => self.expect_events(line, rest),
            "may" | "not" => self.expect_acts(line, word, rest),
            "indicators" => equal(line, "indicators", &self.round.indicators().count(), &number(line, rest)?),
            "live" => equal(line, "live tiles", &self.round.live(), &number(line, rest)?),
            _ => fail(line, format!("{text:?} cannot be expected")),
        }
    }

    fn expect_score(&self, line: usize, word: &str, rest: &str) -> Done {
        let winner = self.round.outcome().and_then(|outcome: &Outcome| outcome.winners.first());
        let Some(winner) = winner else { return fail(line, "nobody won") };
        let score = &winner.score;
        match word {
            "han" => equal(line, "han", &score.han, &number(line, rest)?),
            "fu" => equal(line, "fu", &score.fu.total, &number(line, rest)?),
            "yakuman" => equal(line, "yakuman", &score.yakuman, &number(line, rest)?),
            _ => {
                let mut found: Vec<&str> = score.yaku().iter().map(|(yaku, _)| yaku.id()).collect();
                let mut expected: Vec<&str> = rest.split_whitespace().collect();
                found.sort_unstable();
                expected.sort_unstable();
                equal(line, "yaku", &found, &expected)
            }
        }
    }

    /// What happened since the beginning, by the names of events.
    fn expect_events(&self, line: usize, rest: &str) -> Done {
        let name = |event: &hanchan_round::Event| {
            let text = format!("{event:?}");
            text.split([' ', '{']).next().unwrap_or_default().to_owned()
        };
        let silent = ["Answered", "Passed"];
        let found: Vec<String> = self.round.events()[self.seen..]
            .iter()
            .map(name)
            .filter(|name| !silent.contains(&name.as_str()))
            .collect();
        let expected: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        let found = &found[..expected.len().min(found.len())];
        equal(line, "events", &found.to_vec(), &expected)
    }

    /// `may S discard 4m`, `not may W close 1111m`
    fn expect_acts(&mut self, line: usize, word: &str, rest: &str) -> Done {
        let (wanted, rest) = match (word, rest.strip_prefix("may ")) {
            ("not", Some(rest)) => (false, rest),
            _ => (true, rest),
        };
        let mut copy =
            Stage { round: self.round.clone(), game: self.game.clone(), next: None, refused: None, seen: 0 };
        let (who, act) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat = copy.seat(line, who)?;
        let refused = copy.act(line, seat, act)?;
        match (wanted, refused) {
            (true, None) | (false, Some(_)) => Ok(()),
            (true, Some(code)) => fail(line, format!("refused: {code}")),
            (false, None) => fail(line, "it is allowed"),
        }
    }
}

fn equal<T: PartialEq + std::fmt::Debug>(line: usize, what: &str, found: &T, expected: &T) -> Done {
    if found == expected { Ok(()) } else { fail(line, format!("{what}: {found:?}, expected {expected:?}")) }
}

fn pair_of(hand: &Hand, kind: Option<Kind>) -> Option<[Tile; 2]> {
    let kind = kind?;
    let mut tiles = hand.concealed().iter().filter(|tile| tile.kind() == kind);
    // Ordinary tiles before red ones.
    let mut own = [tiles.next()?, tiles.next()?];
    let plain: Vec<Tile> =
        hand.concealed().iter().filter(|tile| tile.kind() == kind && !tile.is_red()).collect();
    if let [.., a, b] = plain[..] {
        own = [a, b];
    }
    Some(own)
}

impl Given {
    /// The position before the first step. Who is not named gets tiles that wait for nothing.
    fn position(
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
            None => fail(line, format!("there are not so many {tile}")),
        };
        let mut drawn = drawn;
        for (i, hand) in self.hands.iter().enumerate() {
            if let Some(hand) = hand {
                let mut hand = *hand;
                if Seat::ALL[i] == seat && hand.size() == 14 {
                    // One of the fourteen is the tile he drew: that after the plus, or the one he discards.
                    let tile = hand.drawn().or(drawn).filter(|&tile| hand.concealed().get(tile) > 0);
                    let tile = tile.or_else(|| hand.concealed().iter().last());
                    drawn = tile;
                    tile.map_or(Ok(()), |tile| hand.discard(tile))
                        .or_else(|_| fail(line, "a hand of fourteen tiles"))?;
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
        let deck = rules.switches.table.tiles;
        let mut at = 7;
        for other in rules.switches.table.players.seats() {
            if self.hands[other.index()].is_some() {
                continue;
            }
            while hands[other].size() < 13 {
                at = (at + 37) % left.len();
                let _four = hands[other].add(left.swap_remove(at));
                let counts = hands[other].concealed().counts();
                if counts.total() == 13 && shanten(counts, deck) < 2 {
                    left.extend(hands[other].concealed().iter());
                    hands[other] = Hand::EMPTY;
                }
            }
        }
        let drawn = drawn.unwrap_or_else(|| left.swap_remove((at + 5) % left.len()));
        let named = self.hands.iter().flatten().flat_map(|hand| hand.held().kinds().iter());
        let matter: KindSet = named.chain(next.iter().chain([&drawn]).map(|tile| tile.kind())).collect();
        let harmless = |left: &mut Vec<Tile>, named: &[Tile]| {
            let mut all = named.to_vec();
            while all.len() < 5 {
                // An indicator whose dora nobody named holds, if there is one.
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
            live: self.live,
            next,
            replacements,
            indicators,
            ura,
            first_round: self.first_round,
        })
    }
}
