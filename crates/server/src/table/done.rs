//! Commands that were done for a seat.

/// The numbers of the last commands that were done for a seat, the newest first.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Done([u64; 4]);

/// What the number of a command says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    /// It is higher than all that were done.
    New,
    /// It was done.
    Done,
    /// Something else was done meanwhile, from another device.
    Late,
}

impl Done {
    /// The last that was done before a restart.
    pub(crate) fn after(highest: u64) -> Done {
        Done([highest, 0, 0, 0])
    }

    pub(crate) fn highest(self) -> u64 {
        self.0[0]
    }

    pub(crate) fn number(self, id: u64) -> Number {
        match id {
            _ if id > self.highest() => Number::New,
            _ if self.0.contains(&id) => Number::Done,
            _ => Number::Late,
        }
    }

    /// Something was done.
    pub(crate) fn add(&mut self, id: u64) {
        self.0.rotate_right(1);
        self.0[0] = id;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_is_known_for_a_while() {
        let mut done = Done::after(10);
        assert_eq!(
            (done.number(11), done.number(10), done.number(9)),
            (Number::New, Number::Done, Number::Late)
        );
        for id in [13, 14, 20] {
            done.add(id);
        }
        assert_eq!(done.highest(), 20);
        assert_eq!([10, 13, 14, 20].map(|id| done.number(id)), [Number::Done; 4]);
        assert_eq!([12, 19].map(|id| done.number(id)), [Number::Late; 2]);
    }
}
