//! Games played by the engine and written in Tenhou's format.

#![allow(dead_code, reason = "not every test uses all of it")]

mod ends;
mod pieces;

use std::fmt::Write as _;
use std::sync::Arc;

use fastrand::Rng;
use hanchan_game::{Game, Next, Seed, Standing};
use hanchan_record::tenhou::wall::Shuffle;
use hanchan_record::tenhou::{RuleFacts, TypeBits};
use hanchan_round::{Claim, Claims, Event, Phase, Round, Turn, TurnAct, Wall};
use hanchan_rules::Rules;
use hanchan_shape::Incremental;
use hanchan_tiles::{BySeat, Seat};
use pieces::Pieces;

fn seed(random: &mut Rng) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    (0..3328).map(|_| LETTERS[random.usize(..64)] as char).collect()
}

fn by_comma<T: std::fmt::Display>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(",")
}

fn hundreds(points: BySeat<i32>) -> String {
    by_comma(points.0.map(|points| points / 100))
}

/// Plays a game under the rules of the type bits and writes its record.
pub(crate) fn written_game(bits: TypeBits, whole: bool, random: &mut Rng) -> String {
    tenhou_game(bits, whole, random, play).xml
}

/// A game with walls from Tenhou's shuffle, and its record in Tenhou's XML.
pub(crate) struct TenhouGame {
    pub(crate) rules: Arc<Rules>,
    pub(crate) played: Played,
    pub(crate) xml: String,
}

/// Plays a game under the rules of the type bits. `play` plays a deal to its end.
pub(crate) fn tenhou_game(
    bits: TypeBits,
    whole: bool,
    random: &mut Rng,
    play: impl FnMut(&mut Round, &mut Rng),
) -> TenhouGame {
    let facts = RuleFacts { whole_results: whole, ..RuleFacts::default() };
    let rules = Arc::new(bits.rules(&facts).rules().expect("rules of the bits"));
    tenhou_game_under(&rules, bits, random, play)
}

/// Plays a game under these rules and writes it with these type bits. `play` plays a deal to its end.
pub(crate) fn tenhou_game_under(
    rules: &Arc<Rules>,
    bits: TypeBits,
    random: &mut Rng,
    mut play: impl FnMut(&mut Round, &mut Rng),
) -> TenhouGame {
    let rules = Arc::clone(rules);
    let seed = seed(random);
    let mut shuffle = Shuffle::new(&seed, rules.tile_set()).expect("a seed");
    let mut xml = format!(
        "<mjloggm ver=\"2.3\"><SHUFFLE seed=\"mt19937ar-sha512-n288-base64,{seed}\" ref=\"\"/>\
         <GO type=\"{}\" lobby=\"0\"/><UN n0=\"%41\" n1=\"b\" n2=\"c\" n3=\"\" dan=\"1,2,3,4\" \
         rate=\"1500.00,1600.50,1700.00,1800.00\" sx=\"M,F,M,F\"/><TAIKYOKU oya=\"0\"/>",
        bits.0
    );
    let (mut game, mut rounds) = (Game::new(Arc::clone(&rules)), Vec::new());
    loop {
        let dealt = shuffle.deal();
        let tiles: Vec<_> = dealt.pieces.iter().filter_map(|&piece| rules.tile_set().tile(piece)).collect();
        let wall = Wall::in_order(&tiles, &rules).expect("a wall");
        let mut round = Round::new(Arc::clone(&rules), wall, game.setup());
        play(&mut round, random);
        write_deal(&round, Pieces::new(&dealt.pieces, &rules), dealt.dice, &mut xml);
        let outcome = round.outcome().expect("a played deal is over");
        let next = game.deal_over(outcome, round.staked()).expect("in order");
        rounds.push(round);
        let over = if let Next::Over(standing) = &next { Some(standing) } else { None };
        ends::owari(&mut xml, over, game.points());
        if let Some(standing) = over.cloned() {
            xml.push_str("</mjloggm>");
            return TenhouGame { rules, played: Played { rounds, standing }, xml };
        }
    }
}

/// A game that was played.
pub(crate) struct Played {
    pub(crate) rounds: Vec<Round>,
    pub(crate) standing: Standing,
}

/// Plays a game under any rules.
pub(crate) fn played_game(rules: &Arc<Rules>, random: &mut Rng) -> Played {
    let walls = Seed(std::array::from_fn(|_| random.u8(..)));
    let (mut game, mut rounds) = (Game::new(Arc::clone(rules)), Vec::new());
    for deal in 1.. {
        let setup = game.setup();
        let (tiles, dice) = walls.deal(deal, rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, rules).expect("a wall");
        let mut round = Round::new(Arc::clone(rules), wall, setup);
        play(&mut round, random);
        let mut next = game.deal_over(round.outcome().expect("over"), round.staked()).expect("in order");
        rounds.push(round);
        if let Next::Choice(_) = next {
            next = game.choose(random.bool()).expect("the dealer's choice");
        }
        if let Next::Over(standing) = next {
            return Played { rounds, standing };
        }
    }
    unreachable!("every game ends")
}

fn write_deal(round: &Round, mut pieces: Pieces, dice: [u8; 2], text: &mut String) {
    let setup = round.setup();
    let number = 4 * setup.round.index() + setup.dealer.index();
    let _ = write!(
        text,
        "<INIT seed=\"{number},{},{},{},{},{}\" ten=\"{}\" oya=\"{}\"",
        setup.honba,
        setup.sticks,
        dice[0] - 1,
        dice[1] - 1,
        pieces.indicator(0),
        hundreds(setup.points),
        setup.dealer.index(),
    );
    pieces.deal(setup.dealer, round.seats().count());
    for seat in Seat::ALL {
        let _ = write!(text, " hai{}=\"{}\"", seat.index(), by_comma(&pieces.hands[seat]));
    }
    text.push_str("/>");
    let mut points = setup.points;
    let mut won = 0;
    for event in round.events() {
        match *event {
            Event::Dealt => pieces.draw(setup.dealer, text),
            Event::Drew { seat, .. } => pieces.draw(seat, text),
            Event::Replaced { seat, .. } => pieces.replace(seat, text),
            Event::Riichi { seat } => {
                let _ = write!(text, "<REACH who=\"{}\" step=\"1\"/>", seat.index());
            }
            Event::Discarded { seat, tile, drawn, .. } => pieces.discard(seat, tile, drawn, text),
            Event::StakeLaid { seat } => {
                points[seat] -= 1000;
                let ten = hundreds(points);
                let _ = write!(text, "<REACH who=\"{}\" ten=\"{ten}\" step=\"2\"/>", seat.index());
            }
            Event::Claimed { seat, meld } => pieces.claim(seat, meld, text),
            Event::ClosedKan { seat, meld } => pieces.close_kan(seat, meld, text),
            Event::AddedKan { seat, tile } => pieces.add_kan(seat, tile, text),
            Event::North { seat } => pieces.north(seat, text),
            Event::Indicator { .. } => pieces.open_indicator(text),
            Event::Won { .. } => {
                ends::agari(round, won, &pieces, &mut points, text);
                won += 1;
            }
            Event::Over if won == 0 => ends::ryuukyoku(round, &pieces, points, text),
            _ => {}
        }
    }
}

/// Plays a deal to its end: mostly towards tenpai, sometimes at random.
pub(crate) fn play(round: &mut Round, random: &mut Rng) {
    loop {
        match round.phase() {
            Phase::Turn(turn) => {
                let (seat, act) = (turn.seat, chosen(round, turn, random));
                round.act(seat, act).expect("it is in the list");
            }
            Phase::Claims(window) => {
                let seat = Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none()).expect("one");
                let claim = claimed(window.claims[seat], random);
                round.claim(seat, claim).expect("it is in the list");
            }
            Phase::Showdown(waiting) => {
                let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]).expect("one");
                round.show(seat, random.u8(..4) > 0).expect("the player's choice");
            }
            _ => return,
        }
    }
}

fn claimed(claims: Claims, random: &mut Rng) -> Claim {
    if claims.contains(Claim::Ron) && random.u8(..10) > 0 {
        return Claim::Ron;
    }
    let calls: Vec<Claim> = claims.iter().filter(|claim| *claim != Claim::Ron).collect();
    if random.u8(..3) == 0 { calls[random.usize(..calls.len())] } else { Claim::Pass }
}

/// Chooses an act: mostly towards tenpai, sometimes at random.
fn chosen(round: &Round, turn: &Turn, random: &mut Rng) -> TurnAct {
    let acts: Vec<TurnAct> = turn.acts.iter().collect();
    if random.u8(..8) == 0 {
        return acts[random.usize(..acts.len())];
    }
    let first = acts[0];
    if !matches!(first, TurnAct::Discard(_) | TurnAct::DiscardDrawn) && first != TurnAct::NineKinds {
        return first;
    }
    let hand = &round.player(turn.seat).hand;
    let mut tiles = Incremental::new(hand.concealed().counts(), round.rules().switches().table.tiles);
    let mut best = (i8::MAX, first);
    for act in acts {
        let tile = match act {
            TurnAct::Discard(tile) => Some(tile),
            TurnAct::DiscardDrawn => turn.drawn,
            _ => None,
        };
        if let Some(tile) = tile.filter(|tile| tiles.remove(tile.kind()).is_ok()) {
            let shanten = tiles.shanten();
            tiles.add(tile.kind()).expect("it was there");
            best = if shanten < best.0 { (shanten, act) } else { best };
        }
    }
    best.1
}
