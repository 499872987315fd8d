//! Ids of completed commands, so that a command that is sent twice is done once.

/// The ids of a seat's last completed commands, newest first.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct CommandIds([u64; 4]);

/// The status of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CommandStatus {
    /// The id is higher than those of all completed commands.
    New,
    /// The command was completed.
    Done,
    /// Another device's command was completed meanwhile.
    Late,
}

impl CommandIds {
    /// Starts from the last command that was completed before a restart.
    pub(super) fn after(highest: u64) -> CommandIds {
        CommandIds([highest, 0, 0, 0])
    }

    /// Returns the id of the last completed command.
    pub(super) fn highest(self) -> u64 {
        self.0[0]
    }

    /// Returns the status of a command.
    pub(super) fn status(self, id: u64) -> CommandStatus {
        match id {
            _ if id > self.highest() => CommandStatus::New,
            _ if self.0.contains(&id) => CommandStatus::Done,
            _ => CommandStatus::Late,
        }
    }

    /// Records a completed command.
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
