//! The moves that the player can choose from.

use hanchan_round::{Claim, TurnAct, TurnActs};
use hanchan_tiles::Tile;
use hanchan_view::{Choice, SeatView};
use hanchan_words::Words;

use crate::screen::{HandTile, held, row};

/// A choice of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    Act(TurnAct),
    /// Declare riichi; the tile is chosen next.
    Riichi,
    /// Cancel riichi.
    Back,
    Claim(Claim),
    Show(bool),
    /// End the game, or continue it.
    Stop(bool),
}

/// The numbered choices, and the tiles that can be discarded.
#[derive(Clone, Default, Debug)]
pub(super) struct Options {
    pub(super) choices: Vec<Doing>,
    pub(super) tiles: Vec<HandTile>,
    /// Whether each tile of the hand may be discarded; `None` if it is not the player's turn.
    pub(super) allowed: Option<Vec<bool>>,
    riichi: bool,
}

fn discard(held: HandTile, riichi: bool) -> TurnAct {
    match (held.drawn, riichi) {
        (true, false) => TurnAct::DiscardDrawn,
        (false, false) => TurnAct::Discard(held.tile),
        (true, true) => TurnAct::RiichiDrawn,
        (false, true) => TurnAct::Riichi(held.tile),
    }
}

impl Options {
    /// Returns the options in a view. With `riichi`, returns those for the discard that declares riichi.
    pub(super) fn of(view: &SeatView, riichi: bool) -> Options {
        let tiles = held(&view.hand);
        match view.choice {
            Some(Choice::Turn(acts)) => {
                let allowed = tiles.iter().map(|&held| acts.contains(discard(held, riichi))).collect();
                Options { choices: in_turn(acts, riichi), tiles, allowed: Some(allowed), riichi }
            }
            Some(Choice::Claim(claims)) => {
                let choices = claims.iter().map(Doing::Claim).collect();
                Options { choices, tiles, allowed: None, riichi: false }
            }
            Some(Choice::Show) => {
                let choices = vec![Doing::Show(true), Doing::Show(false)];
                Options { choices, tiles, allowed: None, riichi: false }
            }
            _ => Options { tiles, ..Options::default() },
        }
    }

    /// Returns the leading dealer's options: to end the game or to continue.
    pub(super) fn stop(view: &SeatView) -> Options {
        let choices = vec![Doing::Stop(true), Doing::Stop(false)];
        Options { choices, tiles: held(&view.hand), ..Options::default() }
    }

    /// Returns the initial position of the cursor: on a win, else on the drawn tile, else on passing.
    pub(super) fn start(&self) -> usize {
        let wins = |doing: &Doing| matches!(doing, Doing::Act(TurnAct::Tsumo) | Doing::Claim(Claim::Ron));
        if let Some(win) = self.choices.iter().position(wins) {
            return self.tiles.len() + win;
        }
        if let Some(allowed) = &self.allowed {
            return allowed.iter().rposition(|&allowed| allowed).unwrap_or(0);
        }
        let pass = self.choices.iter().position(|&doing| doing == Doing::Claim(Claim::Pass));
        self.tiles.len() + pass.unwrap_or(0)
    }

    /// Returns the positions that the cursor can move to: tiles first, then choices.
    pub(super) fn places(&self) -> Vec<usize> {
        let tiles = (0..self.tiles.len())
            .filter(|&place| self.allowed.as_ref().is_some_and(|allowed| allowed[place]));
        let choices = (0..self.choices.len()).map(|number| self.tiles.len() + number);
        tiles.chain(choices).collect()
    }

    /// Returns the discard of the tile at a position, whether it is legal or not.
    pub(super) fn discard(&self, place: usize) -> Option<TurnAct> {
        let held = self.tiles.get(place).filter(|_| self.allowed.is_some())?;
        Some(discard(*held, self.riichi))
    }

    /// Returns the choice at a cursor position.
    pub(super) fn at(&self, place: usize) -> Option<Doing> {
        match place.checked_sub(self.tiles.len()) {
            Some(number) => self.choices.get(number).copied(),
            None => self.discard(place).map(Doing::Act),
        }
    }

    /// Returns the localized labels of the choices.
    pub(super) fn labels(&self, words: &Words) -> Vec<String> {
        self.choices.iter().map(|doing| label(*doing, words)).collect()
    }
}

/// Returns the choices of a turn other than discards.
fn in_turn(acts: TurnActs, riichi: bool) -> Vec<Doing> {
    if riichi {
        return vec![Doing::Back];
    }
    let mut choices = Vec::new();
    for act in acts.iter() {
        match act {
            TurnAct::Discard(_) | TurnAct::DiscardDrawn => {}
            TurnAct::Riichi(_) | TurnAct::RiichiDrawn if choices.contains(&Doing::Riichi) => {}
            TurnAct::Riichi(_) | TurnAct::RiichiDrawn => choices.push(Doing::Riichi),
            other => choices.push(Doing::Act(other)),
        }
    }
    choices
}

fn label(doing: Doing, words: &Words) -> String {
    let with = |id: &str, name: &'static str, tiles: &[Tile]| {
        words.format(id, [(name, row(tiles.iter().copied()).into())])
    };
    match doing {
        Doing::Act(TurnAct::Tsumo) => words.text("by-tsumo"),
        Doing::Act(TurnAct::NineKinds) => words.text("do-nine-kinds"),
        Doing::Act(TurnAct::ClosedKan(kind)) => with("do-closed-kan", "tile", &[Tile::plain(kind)]),
        Doing::Act(TurnAct::AddedKan(kind)) => with("do-added-kan", "tile", &[Tile::plain(kind)]),
        Doing::Act(TurnAct::North) => words.text("do-north"),
        Doing::Act(TurnAct::Riichi(_) | TurnAct::RiichiDrawn) | Doing::Riichi => words.text("do-riichi"),
        Doing::Act(TurnAct::Discard(tile)) => row([tile]),
        Doing::Act(TurnAct::DiscardDrawn) => String::new(),
        Doing::Back => words.text("do-back"),
        Doing::Claim(Claim::Ron) => words.text("by-ron"),
        Doing::Claim(Claim::Pass) => words.text("do-pass"),
        Doing::Claim(Claim::OpenKan) => words.text("do-kan"),
        Doing::Claim(Claim::Pon(own)) => with("do-pon", "tiles", &own),
        Doing::Claim(Claim::Chi(own)) => with("do-chi", "tiles", &own),
        Doing::Show(true) => words.text("do-show"),
        Doing::Show(false) => words.text("do-hide"),
        Doing::Stop(true) => words.text("do-stop"),
        Doing::Stop(false) => words.text("do-go-on"),
    }
}
