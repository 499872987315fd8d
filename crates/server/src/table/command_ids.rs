//! The commands of a seat that were done, so that a command sent twice is done once.

/// The ids of the last commands of a seat that were done, newest first.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct CommandIds([u64; 4]);

/// What is known about a command by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CommandStatus {
    /// The id is higher than all that were done.
    New,
    /// It was done.
    Done,
    /// Something else was done meanwhile, from another device.
    Late,
}

impl CommandIds {
    /// Starts from the last command that was done before a restart.
    pub(super) fn after(highest: u64) -> CommandIds {
        CommandIds([highest, 0, 0, 0])
    }

    /// Returns the id of the last command that was done.
    pub(super) fn highest(self) -> u64 {
        self.0[0]
    }

    /// Returns what is known about a command.
    pub(super) fn status(self, id: u64) -> CommandStatus {
        match id {
            _ if id > self.highest() => CommandStatus::New,
            _ if self.0.contains(&id) => CommandStatus::Done,
            _ => CommandStatus::Late,
        }
    }

    /// Notes that a command was done.
    pub(super) fn add(&mut self, id: u64) {
        self.0.rotate_right(1);
        self.0[0] = id;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_commands_are_remembered() {
        let mut done = CommandIds::after(10);
        assert_eq!(
            (done.status(11), done.status(10), done.status(9)),
            (CommandStatus::New, CommandStatus::Done, CommandStatus::Late)
        );
        for id in [13, 14, 20] {
            done.add(id);
        }
        assert_eq!(done.highest(), 20);
        assert_eq!([10, 13, 14, 20].map(|id| done.status(id)), [CommandStatus::Done; 4]);
        assert_eq!([12, 19].map(|id| done.status(id)), [CommandStatus::Late; 2]);
    }
}
