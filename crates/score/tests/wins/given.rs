//! Reads a win in the corpus's format without the project's own code.

use serde_json::Value;

/// A kind of tile: 0–8 man, 9–17 pin, 18–26 sou, 27–30 winds, 31–33 dragons.
pub(crate) type Kind = usize;

/// The suit letters, each with the number of its first kind.
const SUITS: [(char, Kind); 4] = [('m', 0), ('p', 9), ('s', 18), ('z', 27)];

/// A meld: its tiles, and the player who discarded one of them (steps from the owner: 1 right, 2 across, 3 left).
#[derive(Clone, Debug)]
pub(crate) struct Meld {
    pub(crate) kinds: Vec<Kind>,
    pub(crate) from: Option<usize>,
}

/// Everything about a win that affects its score.
#[derive(Clone, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a circumstance of a win, independent of the others"
)]
pub(crate) struct Given {
    /// The concealed tiles including the winning one.
    pub(crate) concealed: Vec<Kind>,
    pub(crate) melds: Vec<Meld>,
    pub(crate) winning: Kind,
    /// The wind of the player who discarded the winning tile; `None` for a tsumo.
    pub(crate) discarder: Option<usize>,
    pub(crate) reds: u32,
    pub(crate) seat: usize,
    pub(crate) round: usize,
    /// 0 for no riichi, 1 for riichi, 2 for double riichi.
    pub(crate) riichi: u64,
    pub(crate) ippatsu: bool,
    pub(crate) rinshan: bool,
    pub(crate) chankan: bool,
    pub(crate) last: bool,
    pub(crate) first: bool,
    pub(crate) dora: Vec<Kind>,
    pub(crate) ura: Vec<Kind>,
    pub(crate) honba: i64,
    pub(crate) sticks: i64,
}

impl Given {
    /// Reads the `in` part of a case.
    pub(crate) fn read(input: &Value) -> Given {
        let param = &input["param"];
        let number = |value: &Value| value.as_u64().expect("a number");
        let flag = |name: &str| param["hupai"][name].as_bool().unwrap_or(false);
        let seat = number(&param["menfeng"]) as usize;
        let text = input["shoupai"].as_str().expect("a hand");
        let mut parts = text.split(',').map(tiles);
        let (mut concealed, mut reds, _) = parts.next().expect("concealed tiles");
        let mut melds = Vec::new();
        for (kinds, red, from) in parts {
            reds += red;
            melds.push(Meld { kinds, from });
        }
        let mut discarder = None;
        if let Some(ron) = input["rongpai"].as_str() {
            let (kinds, red, from) = tiles(ron);
            concealed.extend(kinds);
            reds += red;
            discarder = Some((seat + from.expect("whose discard")) % 4);
        }
        let list = |value: &Value| {
            let names = value.as_array().into_iter().flatten().filter_map(Value::as_str);
            names.map(|name| tiles(name).0[0]).collect()
        };
        Given {
            winning: *concealed.last().expect("a winning tile"),
            concealed,
            melds,
            discarder,
            reds,
            seat,
            round: number(&param["zhuangfeng"]) as usize,
            riichi: param["hupai"]["lizhi"].as_u64().unwrap_or(0),
            ippatsu: flag("yifa"),
            rinshan: flag("lingshang"),
            chankan: flag("qianggang"),
            last: param["hupai"]["haidi"].as_u64().unwrap_or(0) > 0,
            first: param["hupai"]["tianhu"].as_u64().unwrap_or(0) > 0,
            dora: list(&param["baopai"]),
            ura: list(&param["fubaopai"]),
            honba: param["jicun"]["changbang"].as_i64().expect("a number"),
            sticks: param["jicun"]["lizhibang"].as_i64().expect("a number"),
        }
    }

    pub(crate) fn tsumo(&self) -> bool {
        self.discarder.is_none()
    }

    /// Returns whether no meld is open.
    pub(crate) fn closed(&self) -> bool {
        self.melds.iter().all(|meld| meld.from.is_none())
    }

    /// Iterates over all tiles, including melds.
    pub(crate) fn all(&self) -> impl Iterator<Item = Kind> {
        self.concealed.iter().chain(self.melds.iter().flat_map(|meld| &meld.kinds)).copied()
    }
}

/// Parses tiles such as `m406z11` or `s1-23`: the kinds, the number of red fives, and the marked discarder.
fn tiles(text: &str) -> (Vec<Kind>, u32, Option<usize>) {
    let (mut kinds, mut reds, mut from, mut first) = (Vec::new(), 0, None, 0);
    for letter in text.chars() {
        match (letter, letter.to_digit(10)) {
            ('+', _) => from = Some(1),
            ('=', _) => from = Some(2),
            ('-', _) => from = Some(3),
            (_, Some(0)) => {
                reds += 1;
                kinds.push(first + 4);
            }
            (_, Some(digit)) => kinds.push(first + digit as usize - 1),
            _ => first = SUITS.iter().find(|(suit, _)| *suit == letter).expect("a suit letter").1,
        }
    }
    (kinds, reds, from)
}

/// Formats a tile as in the corpus. `red` writes a five as 0.
pub(crate) fn name(kind: Kind, red: bool) -> String {
    let (suit, first) = SUITS.into_iter().rfind(|(_, first)| *first <= kind).expect("a kind");
    format!("{suit}{}", if red { 0 } else { kind - first + 1 })
}
