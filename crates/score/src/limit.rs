//! Conversion of han and fu to base points and limits.

use hanchan_rules::{Kazoe, Rules};

/// The limit that a hand reaches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Limit {
    /// No limit: the value follows from han and fu.
    None,
    /// 5 han, or fewer with many fu.
    Mangan,
    /// 6 or 7 han.
    Haneman,
    /// 8 to 10 han.
    Baiman,
    /// 11 or 12 han.
    Sanbaiman,
    /// 13 or more han without a yakuman, under rules that count this as a yakuman.
    Kazoe,
    /// One or more yakuman.
    Yakuman,
}

impl Limit {
    /// Returns the limit's id.
    pub const fn id(self) -> &'static str {
        match self {
            Limit::None => "none",
            Limit::Mangan => "mangan",
            Limit::Haneman => "haneman",
            Limit::Baiman => "baiman",
            Limit::Sanbaiman => "sanbaiman",
            Limit::Kazoe => "kazoe",
            Limit::Yakuman => "yakuman",
        }
    }
}

/// The base points of a yakuman.
pub(crate) const YAKUMAN: i32 = 8000;
/// The base points of a mangan.
pub(crate) const MANGAN: i32 = 2000;

/// Returns the limit and the base points for han and fu (P-109 … P-112, C-069, C-070).
pub(crate) fn of_han(han: u8, fu: u8, rules: &Rules) -> (Limit, i32) {
    let kazoe = rules.switches().yakuman.kazoe == Kazoe::Yakuman;
    match han {
        0..=4 => {
            let base = i32::from(fu) << (han + 2);
            let rounded_up = rules.switches().payments.kiriage && base >= 1920;
            if base >= MANGAN || rounded_up { (Limit::Mangan, MANGAN) } else { (Limit::None, base) }
        }
        5 => (Limit::Mangan, MANGAN),
        6 | 7 => (Limit::Haneman, 3000),
        8..=10 => (Limit::Baiman, 4000),
        13.. if kazoe => (Limit::Kazoe, YAKUMAN),
        _ => (Limit::Sanbaiman, 6000),
    }
}
