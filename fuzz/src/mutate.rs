//! Generates byte strings: mutated valid inputs, and random bytes.

use fastrand::Rng;

/// Pieces of text that mean something to at least one of the parsers.
const PIECES: &[&str] = &[
    "1",
    "5",
    "9",
    "0",
    "m",
    "p",
    "s",
    "z",
    "r5",
    "r",
    " ",
    "  ",
    "|",
    ",",
    "+",
    "<",
    "^",
    ">",
    "(",
    ")",
    "chi ",
    "pon ",
    "kan ",
    "closed kan ",
    "added kan ",
    "open kan ",
    "ankan ",
    "north ",
    "123m",
    "555z",
    "1111p",
    "44z",
    "🀄",
    "🀄\u{fe0e}",
    "🀋r",
    "🀫",
    "\u{fe0f}",
    "5mr",
    "E",
    "P",
    "[",
    "]",
    "\"",
    "16",
    "52",
    "135",
    "136",
    "99999999999999999999",
    "m",
    "_",
    "*",
    "-",
    "=",
    "m1-23",
    "z555=",
    "p5550",
    "{{hand}}",
    "{{/hand}}",
    "{{opened}}",
    "{{/opened}}",
    "{{chi 123pin}}",
    "{{chi 123pin 2}}",
    "{{pon east left}}",
    "{{kan 5sou taken center}}",
    "{{kan west}}",
    "{{tileset 1man",
    "{{tile chun}}",
    "{{pair hatsu}}",
    "}}",
    "{{",
    "complemented",
    "true",
    "null",
    "-1",
    "255",
    "{",
    "}",
    ":",
    "closed 13",
    "yakuman",
    "[yaku]",
    "is = ",
    "by = ",
    "\n",
    "\r",
    "\t",
    "\0",
    "é",
    "東",
    "\u{202e}",
];

/// Hands in each notation.
pub(crate) const SEEDS: &[&str] = &[
    "406m123p55z",
    "46m345p12399s | pon 555z",
    "123m 55z | pon 666z< | kan 1111p | chi 3<12s",
    "1m | added kan 7777s^, closed kan 3333z, added kan 1111s>, open kan 4444p^",
    "12p34s55z + 5z | north 44z",
    "1333z | pon 555z (E), pon 666z (W), pon 777z (N, last)",
    "🀊🀋r🀌🀙🀚🀛🀆🀆 | pon 🀀🀀🀀<",
    "12,16,20,36,40,44,124,125",
    "4m 5mr 6m 1p 2p 3p P P E S W N F C",
    "[\"1m\",\"5pr\",\"C\"]",
    "m406p123z55,s1-23,p555=0,z1111,m555+",
    "m345p40677s67s8,m34-0,",
    "{{hand}}\n    {{chi 123pin}}\n    {{pon 6man}}\n    {{tile 1man}}\n    {{opened}}\n        {{pon hatsu right}}\n    {{/opened}}\n{{/hand}}",
    "{{hand}}{{tileset 1man 2man}}{{pair 7sou}}{{opened}}{{kan west}}{{kan 1sou right complemented}}{{kan 4pin taken center}}{{/opened}}{{/hand}}",
];

/// Input lines of `hanchan score --batch`, one of each sort.
pub(crate) const WINS: &[&str] = &[
    r#"{"id":7,"rules":"tenhou","closed":"23467m234567p88s","win":"5m","by":"ron","seat":"S","round":"E","from":"W","riichi":"riichi","ippatsu":true,"dora":["1m"],"ura":["9s"],"honba":2,"sticks":1}"#,
    r#"{"rules":"phoenix","closed":"46m345p12399s","melds":[{"kind":"pon","tiles":"555z","from":"across"}],"win":"0m","by":"tsumo","seat":"E","last":true}"#,
    r#"{"rules":"cheatsheet-3p","closed":"19p19s1111z","melds":[{"kind":"north","tiles":"44z"},{"kind":"added-kan","tiles":"5555z","from":"right"},{"kind":"closed-kan","tiles":"9999m"}],"win":"1p","by":"ron","chankan":true}"#,
    r#"{"rules":"mleague","closed":"1z","melds":[{"kind":"pon","tiles":"555z","from":"left"},{"kind":"pon","tiles":"666z","from":"left"},{"kind":"open-kan","tiles":"7777z","from":"across"},{"kind":"chi","tiles":"123m"}],"win":"1z","by":"tsumo","rinshan":true,"liable":{"daisangen":"N"}}"#,
    r#"{"rules":"furiten","closed":"19m19p19s1234567z","win":"7z","by":"ron","first":true,"riichi":"double","liable":null}"#,
];

/// Rule files, and parts of them.
pub(crate) const RULE_FILES: &[&str] = &[
    include_str!("../../crates/rules/presets/danish.toml"),
    include_str!("../../crates/rules/presets/cheatsheet-3p.toml"),
    "id = \"x\"\nversion = 1\ntitle = { en = \"X\" }\nsource = \"y\"\nbase = \"common\"\n[table]\nred-fives = { is = [1, 2, 1], by = [\"a\", \"b\"] }\n[yaku]\ntanyao = { is = \"closed 1\", by = \"a\" }\n[result]\numa-points = { is = [15000, 5000, -5000, -15000], by = \"c\" }\n",
];

/// Scripted deals, assisted, from the dice and in unassisted mode.
pub(crate) const SCRIPTS: &[&str] = &[
    "SC-P07 Atamahane\nrules phoenix\npoints 25000 25000 25000 24000\nsticks 1\nS 23467m234567p88s\nN 46m345p12399s | pon 555z\n\nE discards 5m\nS ron\nN ron\n\npoints 23000 28000 25000 24000\ndealer S\ncounters 0\n",
    "SC-P02-b Dead wall\nrules phoenix\nE 1111m2222m258p369s\n\nE rolls 3 5\nE closes 1m\nE closes 2m\n\nindicators d3 upper, d4 upper, d5 upper\nreplaced E d1 upper, d1 lower\ndead-wall d2-7 w121-122\n",
    "== Unassisted\nrules phoenix\ntable real\nset penalties.scoring \"announced\"\nS 23467m234567p88s\nN discarded 1z\n\nE discards 5m\nat 1.2 S ron\njudge W topples 5 live-wall: sleeve\nall pass\nS announces 2000\nall agree\nS mixes\n\nerred W exposure\nover\n",
    "== Three players\nrules tenhou-3p\nfirst round\nS riichi ippatsu\nW fed daisangen by E\n\nE discards 4z\nS north refused no-north\nplay on\n\ndrawn\n",
];

/// Tenhou XML records of a four-player and a three-player game, played by our own engine.
pub(crate) const RECORDS: &[&str] =
    &[include_str!("../seeds/four.mjlog"), include_str!("../seeds/three.mjlog")];

/// The games of [`RECORDS`] as Tenhou JSON records.
pub(crate) const TENHOU6: &[&str] =
    &[include_str!("../seeds/four.json"), include_str!("../seeds/three.json")];

/// The games of [`RECORDS`] as mjai events, in both dialects.
pub(crate) const MJAI: &[&str] = &[
    include_str!("../seeds/four.mjai"),
    include_str!("../seeds/three.mjai"),
    include_str!("../seeds/four.mjson"),
    include_str!("../seeds/three.mjson"),
];

/// The games of [`RECORDS`] as Hanchan logs.
pub(crate) const LOGS: &[&str] =
    &[include_str!("../seeds/four.hanchan"), include_str!("../seeds/three.hanchan")];

/// Deals: a byte for the rules, 32 bytes for the wall, and two bytes for each act.
pub(crate) const DEALS: &[&str] = &[
    "\u{1}abcdefghijklmnopqrstuvwxyz012345éaébécéœ\u{ffd}éaééxé€éaéaéaéaéaéaéaéaéaéaéaéaéaéaéaéaéaéaéaéaéaéaéa",
    "\u{3}ABCDEFGHIJKLMNOPQRSTUVWXYZ012345\u{7ff}x\u{7ff}\u{7ff}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ",
    "\u{5}0123456789012345678901234567890a\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}\u{fff}",
    // Deals in unassisted mode.
    "é0123456789012345678901234567890aé0é0é0é0ÿ\u{fff}é0ÿ\u{fff}é0ÿé\u{fff}é0é0é0é0é3é4é5é6é7é0ÿÿÿÿ\u{fff}\u{fff}",
    "\u{7ff}0123456789012345678901234567890a0000\u{fff}\u{fff}0\u{fff}0\u{fff}0\u{fff}0\u{fff}0\u{fff}0\u{fff}0\u{fff}0\u{fff}",
];

/// Generates a byte string, in most cases by mutating one of the seeds.
pub(crate) fn bytes(random: &mut Rng, seeds: &[&str], into: &mut Vec<u8>) {
    into.clear();
    match random.u8(..10) {
        0 => into.extend((0..random.usize(..64)).map(|_| random.u8(..))),
        1 => into.extend((0..random.usize(..40)).map(|_| random.u8(b' '..=b'~'))),
        2 | 3 => (0..random.usize(..14)).for_each(|_| into.extend(piece(random))),
        _ => {
            into.extend(seeds[random.usize(..seeds.len())].bytes());
            for _ in 0..=random.usize(..6) {
                edit(random, into);
            }
        }
    }
}

fn piece(random: &mut Rng) -> &'static [u8] {
    PIECES[random.usize(..PIECES.len())].as_bytes()
}

fn edit(random: &mut Rng, text: &mut Vec<u8>) {
    let at = random.usize(..=text.len());
    let end = (at + random.usize(..8)).min(text.len());
    match random.u8(..6) {
        0 => drop(text.drain(at..end)),
        1 => drop(text.splice(at..at, piece(random).iter().copied())),
        2 => drop(text.splice(at..end, piece(random).iter().copied())),
        3 => {
            let again = text[at..end].to_vec();
            drop(text.splice(at..at, again));
        }
        4 => text.truncate(at),
        _ => {
            if let Some(byte) = text.get_mut(at) {
                *byte = if random.bool() { random.u8(..) } else { *byte ^ (1 << random.u8(..8)) };
            }
        }
    }
}
