//! Expectations about the wall: the break, the tiles in it, and who took which of them.

use hanchan_round::{Break, Dice, Event, NoPosition, Wall};
use hanchan_tiles::{Seat, Tile};

use crate::begin::Square;
use crate::expect::equal;
use crate::failure::{Done, Problem, fail};
use crate::places::is_places;
use crate::read::{number, tile, tiles};
use crate::stage::Stage;

impl Stage {
    /// Checks an expectation about the wall. Returns whether the line is such an expectation.
    pub(crate) fn expect_wall(&self, line: usize, word: &str, rest: &str) -> Done<bool> {
        let wall = self.round.wall();
        match word {
            "broken" => self.expect_broken(line, rest)?,
            "breaks" => self.expect_breaks(line, rest)?,
            "indicators" => match rest.parse::<usize>() {
                Ok(count) => equal(line, word, &self.round.indicators().count(), &count)?,
                Err(_) => self.expect_tiles(line, word, self.round.indicators(), rest)?,
            },
            "ura" => {
                let open = self.round.indicators().count() as u8;
                self.expect_tiles(line, word, (0..open).map(|number| wall.ura(number)), rest)?;
            }
            "names" => {
                let rules = self.round.rules();
                let dora = self.round.indicators().map(|tile| Tile::plain(rules.dora(tile.kind())));
                self.expect_tiles(line, word, dora, rest)?;
            }
            "kan-indicators" => {
                self.expect_tiles(line, word, self.kans().map(|kan| wall.indicator(kan)), rest)?;
            }
            "kan-ura" => self.expect_tiles(line, word, self.kans().map(|kan| wall.ura(kan)), rest)?,
            "replacements" => {
                let all = (0..wall.replacements()).filter_map(|number| wall.replacement(number));
                self.expect_tiles(line, word, all, rest)?;
            }
            "drew" | "replaced" => self.expect_taken(line, word, rest)?,
            "dead-wall" => self.expect_dead_wall(line, rest)?,
            "copies" => self.expect_copies(line, rest)?,
            _ if is_places(word) => self.expect_same(line, word, rest)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Returns the indices of the indicators that are opened for kans.
    fn kans(&self) -> impl Iterator<Item = u8> + use<> {
        let table = &self.round.rules().switches().table;
        1..=table.dead_wall_stacks.saturating_sub(table.indicator_stack)
    }

    /// Checks a list of tiles, which are given by name or by place in the wall.
    fn expect_tiles(&self, line: usize, what: &str, found: impl Iterator<Item = Tile>, text: &str) -> Done {
        let expected = if is_places(text) { self.places(line, text)? } else { tiles(line, text)? };
        equal(line, what, &found.collect(), &expected)
    }

    /// Checks that two notations for places mean the same tiles, as in `d1-7 N8-2` or `w121-122 N1`.
    fn expect_same(&self, line: usize, word: &str, rest: &str) -> Done {
        let (half, rest) = match rest.split_once(' ') {
            Some((half @ ("upper" | "lower"), rest)) => (half, rest),
            _ => ("", rest),
        };
        if rest.is_empty() {
            return fail(line, Problem::Form("d1-7 N8-2"));
        }
        let (found, expected) = (self.places(line, &format!("{word} {half}"))?, self.places(line, rest)?);
        equal(line, word, &found, &expected)
    }

    fn square(&self, line: usize) -> Done<&Square> {
        self.square.as_ref().map_or_else(|| fail(line, Problem::NeedsDice), Ok)
    }

    /// Checks the break, as in `broken N 8`: the dead wall ends with this stack, and the next stack to the
    /// left is drawn first.
    fn expect_broken(&self, line: usize, rest: &str) -> Done {
        let square = self.square(line)?;
        let Some((owner, stacks)) = rest.split_once(' ') else {
            return fail(line, Problem::Form("broken N 8"));
        };
        let gap = Break { owner: self.seat(line, owner)?, stacks: number(line, stacks)? };
        if !(1..=square.stacks() * 4).contains(&gap.stacks) {
            return fail(
                line,
                Problem::NoSuchPlace { place: format!("{owner}{stacks}"), last: square.stacks() * 4 },
            );
        }
        let found = Break::by_dice(square.dice, self.round.dealer(), &self.round.rules().switches().table);
        let by_wind = |gap: Break| (self.round.wind(gap.owner), gap.stacks);
        equal(line, "broken", &by_wind(found), &by_wind(gap))?;
        check_gap(line, square, self.round.wall(), gap)
    }

    /// Checks whose wall each sum of the dice from 2 to 12 breaks, for all dice with that sum, as in
    /// `breaks S W N E S W N E S W N`.
    fn expect_breaks(&self, line: usize, rest: &str) -> Done {
        let (square, rules) = (self.square(line)?, self.round.rules());
        let owners: Done<Vec<Seat>> = rest.split_whitespace().map(|owner| self.seat(line, owner)).collect();
        let owners = owners?;
        if owners.len() != 11 {
            return fail(line, Problem::Form("breaks S W N E S W N E S W N"));
        }
        for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            let (dice, dealer) = (Dice::of(a, b), self.round.dealer());
            let gap = Break::by_dice(dice, dealer, &rules.switches().table);
            let expected = self.round.wind(owners[usize::from(a + b) - 2]);
            equal(line, &format!("broken by {a} and {b}"), &self.round.wind(gap.owner), &expected)?;
            let wall = Wall::built(&square.tiles, dice, dealer, rules);
            check_gap(
                line,
                square,
                &wall.or_else(|why| fail(line, Problem::Position(NoPosition::Wall(why))))?,
                gap,
            )?;
        }
        Ok(())
    }

    /// Checks the tiles that a player took, in order, as in `drew S w54` or `replaced E d1`, or the tiles that
    /// everybody took, as in `drew all …`.
    fn expect_taken(&self, line: usize, word: &str, rest: &str) -> Done {
        let (who, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let of = if who == "all" { None } else { Some(self.seat(line, who)?) };
        let taken = self.round.events().iter().filter_map(|event| match (word, *event) {
            ("drew", Event::Drew { seat, tile }) | ("replaced", Event::Replaced { seat, tile }) => {
                Some((seat, tile))
            }
            _ => None,
        });
        let of_player = taken.filter(|(seat, _)| of.is_none_or(|of| of == *seat)).map(|(_, tile)| tile);
        self.expect_tiles(line, word, of_player, rest)
    }

    /// Checks the tiles that are still in the dead wall, as in `dead-wall 14` or `dead-wall d2-7 w121-122`.
    fn expect_dead_wall(&self, line: usize, rest: &str) -> Done {
        let mut found: Vec<Tile> = self.round.hidden_tiles().skip(usize::from(self.round.live())).collect();
        if let Ok(count) = rest.parse::<usize>() {
            return equal(line, "tiles of the dead wall", &found.len(), &count);
        }
        let mut expected = self.places(line, rest)?;
        found.sort_unstable();
        expected.sort_unstable();
        equal(line, "dead wall", &found, &expected)
    }

    /// Checks the number of copies of a tile in the walls, as in `copies 0p 2, 5p 2`.
    fn expect_copies(&self, line: usize, rest: &str) -> Done {
        for part in rest.split(',') {
            let Some((text, count)) = part.trim().split_once(' ') else {
                return fail(line, Problem::Form("copies 0p 2, 5p 2"));
            };
            let one = tile(line, text)?;
            let found = self.round.wall().tiles().iter().filter(|&&other| other == one).count();
            equal(line, &format!("copies of {one}"), &found, &number(line, count.trim())?)?;
        }
        Ok(())
    }
}

/// Checks the gap: the stack to its right is the first of the dead wall, and the stack to its left is drawn first.
fn check_gap(line: usize, square: &Square, wall: &Wall, gap: Break) -> Done {
    let tiles = wall.tiles();
    let (right, left) = (square.stack(gap.owner, gap.stacks), square.stack(gap.owner, gap.stacks + 1));
    equal(line, "right of the gap", &tiles[tiles.len() - 2..].to_vec(), &right.to_vec())?;
    equal(line, "left of the gap", &tiles[..2].to_vec(), &left.to_vec())
}
