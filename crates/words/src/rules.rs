//! Renders rules: names and descriptions of switches, and their values.

use hanchan_rules::{Rules, Shown, Worth, Yaku};

use crate::words::Words;

impl Words {
    /// Returns a rule set's title in this language.
    pub fn rules_title(&self, rules: &Rules) -> String {
        let titles = &rules.titles;
        let title = titles.get(self.language.code()).or_else(|| titles.get("en"));
        title.or_else(|| titles.values().next()).unwrap_or(&rules.id).clone()
    }

    /// Returns the heading for a group of switches. `yaku` is a group, too.
    pub fn group(&self, group: &str) -> String {
        self.text(&format!("group-{group}"))
    }

    /// Returns the name of a switch or yaku, given its group and its key in rule files.
    pub fn switch(&self, group: &str, key: &str) -> String {
        match Yaku::from_id(key).filter(|_| group == "yaku") {
            Some(yaku) => self.yaku(yaku),
            None => self.text(&format!("switch-{group}-{key}")),
        }
    }

    /// Returns a text that says what a switch decides, or what a yaku requires.
    pub fn about_switch(&self, group: &str, key: &str) -> String {
        match Yaku::from_id(key).filter(|_| group == "yaku") {
            Some(yaku) => self.about_yaku(yaku),
            None => self.text(&format!("switch-{group}-{key}.about")),
        }
    }

    /// Returns the text for the value of a switch or yaku under a rule set.
    pub fn value(&self, rules: &Rules, group: &str, key: &str) -> String {
        match (rules.shown(group, key), key) {
            (Some(Shown::Number(tenths)), "draw-after" | "claim-until") => {
                // Fractions other than half seconds do not occur, and those are rare.
                let seconds = tenths as f64 / 10.0;
                self.format("tenths-of-second", [("seconds", seconds.into())])
            }
            (Some(Shown::Number(0)), "most") => self.text("no-limit"),
            (Some(Shown::Number(0)), "two-han-from") => self.text("never"),
            (Some(Shown::Option { of: "Interruption", name: "any-call" }), _)
                if !rules.switches().payments.norths =>
            {
                self.text("interruption-any-call")
            }
            (Some(shown), _) => self.shown(&shown),
            (None, _) => String::new(),
        }
    }

    fn shown(&self, shown: &Shown) -> String {
        match shown {
            Shown::YesNo(true) => self.text("yes"),
            Shown::YesNo(false) => self.text("no"),
            Shown::Number(number) => self.number(*number),
            Shown::Any => self.text("least-points-any"),
            Shown::Numbers(numbers) => self.list(numbers.iter().map(|&number| self.number(number))),
            Shown::Option { of, name } => self.text(&format!("option-{}-{name}", kebab(of))),
            Shown::Tiles(136) => self.text("tiles-136"),
            Shown::Tiles(_) => self.text("tiles-108"),
            Shown::RedFives([0, 0, 0]) => self.text("red-fives-none"),
            Shown::RedFives([man, pin, sou]) => {
                let args = [("man", (*man).into()), ("pin", (*pin).into()), ("sou", (*sou).into())];
                self.format("red-fives-value", args)
            }
            Shown::Worth(worth) => self.worth(*worth),
        }
    }

    /// Returns a text that says where a value comes from. Statement ids and other words are kept; phrases that
    /// many rule files use are translated.
    pub fn source(&self, by: &str) -> String {
        let common = by.strip_prefix("common practice (").and_then(|rest| rest.strip_suffix(')'));
        match (common, by) {
            (Some(_), _) => self.text("by-common-practice"),
            (None, "general knowledge, not verified") => self.text("by-unverified"),
            (None, "three players cannot") => self.text("by-three-players"),
            (None, "not in the document") => self.text("by-not-in-document"),
            _ => by.to_owned(),
        }
    }

    /// Returns the text for a yaku's value.
    pub fn worth(&self, worth: Worth) -> String {
        match worth {
            Worth::Off => self.text("worth-off"),
            Worth::Han { open: 0, closed } => self.format("worth-closed-only", [("han", closed.into())]),
            Worth::Han { open, closed } if open == closed => {
                self.format("worth-same", [("han", open.into())])
            }
            Worth::Han { open, closed } => {
                self.format("worth-open-closed", [("open", open.into()), ("closed", closed.into())])
            }
            Worth::Yakuman(times) => self.format("worth-yakuman", [("times", times.into())]),
        }
    }
}

/// Converts `SwapCalling` to `swap-calling`.
pub(crate) fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(c.to_ascii_lowercase());
    }
    kebab
}
