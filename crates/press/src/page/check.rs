//! Checks that hands show what the text around them claims.

use std::collections::BTreeSet;

use hanchan_rules::{Rules, Yaku};
use hanchan_score::{Circumstances, Riichi, Win, WinMethod, score, waits};
use hanchan_tiles::notation::ParseError;
use hanchan_tiles::{Hand, Kind, Tile, Wind};

use super::block::Block;
use super::inline::{self, Inline};
use super::names::named;
use super::{Page, PageHand};

/// A mistake in a document.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The line of the hand; `None` for other mistakes.
    pub line: Option<usize>,
    /// What is wrong.
    pub fault: PageProblem,
}

/// What is wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum PageProblem {
    /// A hand with invalid notation: its text and the error.
    Unreadable(String, ParseError),
    /// A hand that is not tenpai.
    NotTenpai(Hand),
    /// A hand that does not have the claimed yaku, whichever tile it wins on.
    NotShown {
        /// The hand.
        hand: Hand,
        /// The claim, as written.
        claim: String,
        /// The hand's waits.
        waits: Vec<Kind>,
    },
    /// A hand without the name of a yaku near it.
    NoClaim(Hand),
    /// An unknown tag.
    UnknownTag(String),
    /// A link to an anchor that does not exist.
    NoAnchor(String),
}

/// Yakuman that are special cases of another: a claim of the other is right, too.
const CASES: [(Yaku, Yaku); 3] = [
    (Yaku::Suuankou, Yaku::SuuankouTanki),
    (Yaku::Kokushi, Yaku::KokushiThirteen),
    (Yaku::Chuuren, Yaku::ChuurenNine),
];

impl Page {
    /// Returns all mistakes: those in hands first, then the others.
    pub fn check(&self, rules: &Rules) -> Vec<Finding> {
        let claims = self.claims();
        let hands = self.hands.iter().zip(claims);
        let mut found: Vec<Finding> = hands.filter_map(|(hand, claim)| of_hand(hand, claim, rules)).collect();
        let (mut anchors, mut links, mut tags) = (BTreeSet::new(), Vec::new(), Vec::new());
        self.walk(&mut |inline| match inline {
            Inline::Anchor(name) => {
                anchors.insert(name.as_str());
            }
            Inline::Link(_, to) => links.extend(to.strip_prefix('#')),
            Inline::Unknown(tag) => tags.push(tag.clone()),
            _ => {}
        });
        found.extend(tags.into_iter().map(|tag| Finding { line: None, fault: PageProblem::UnknownTag(tag) }));
        let lost = links.into_iter().filter(|link| !anchors.contains(link));
        found.extend(lost.map(|link| Finding { line: None, fault: PageProblem::NoAnchor(link.to_owned()) }));
        found
    }

    /// Visits every piece of text.
    fn walk<'a>(&'a self, each: &mut dyn FnMut(&'a Inline)) {
        for block in &self.blocks {
            match block {
                Block::Heading(_, text) | Block::Paragraph(text) => inline::walk(text, each),
                Block::List(items) => items.iter().for_each(|(_, text)| inline::walk(text, each)),
                Block::Line | Block::Hand(_) => {}
            }
        }
    }

    /// Returns the nearest yaku name in bold for each hand: before it, or after it if there is none before.
    fn claims(&self) -> Vec<Option<String>> {
        let mut claims: Vec<Option<String>> = vec![None; self.hands.len()];
        let mut last: Option<String> = None;
        let mut waiting: Vec<usize> = Vec::new();
        for block in &self.blocks {
            match block {
                Block::Hand(number) => match (&last, claims.get_mut(*number)) {
                    (Some(claim), Some(place)) => *place = Some(claim.clone()),
                    _ => waiting.push(*number),
                },
                Block::Heading(_, text) | Block::Paragraph(text) => {
                    for claim in bold_yaku(text) {
                        for number in waiting.drain(..) {
                            if let Some(place) = claims.get_mut(number) {
                                *place = Some(claim.clone());
                            }
                        }
                        last = Some(claim);
                    }
                }
                Block::List(_) | Block::Line => {}
            }
        }
        claims
    }
}

fn bold_yaku(text: &[Inline]) -> Vec<String> {
    let mut names = Vec::new();
    inline::walk(text, &mut |inline| {
        if let Inline::Bold(inside) = inline {
            let name = inline::plain(inside);
            if !named(&name).is_empty() {
                names.push(name);
            }
        }
    });
    names
}

fn of_hand(
    PageHand { line, hand, text }: &PageHand,
    claim: Option<String>,
    rules: &Rules,
) -> Option<Finding> {
    let found = |fault| Some(Finding { line: Some(*line), fault });
    let hand = match hand {
        Ok(hand) => hand,
        Err(error) => return found(PageProblem::Unreadable(text.clone(), error.clone())),
    };
    if hand.size() != 13 {
        return found(PageProblem::NotTenpai(*hand));
    }
    let waits: Vec<Kind> = waits(hand, rules).iter().collect();
    if waits.is_empty() {
        return found(PageProblem::NotTenpai(*hand));
    }
    let Some(claim) = claim else { return found(PageProblem::NoClaim(*hand)) };
    let claimed = named(&claim);
    let shown = waits.iter().any(|&kind| shows(hand, kind, claimed, rules));
    if shown { None } else { found(PageProblem::NotShown { hand: *hand, claim, waits }) }
}

/// Whether winning on a tile gives one of the yaku, with some seat wind and in suitable circumstances.
fn shows(hand: &Hand, kind: Kind, claimed: &[Yaku], rules: &Rules) -> bool {
    let has = |yaku: Yaku| {
        let case = CASES.iter().find(|(_, case)| *case == yaku).map(|(of, _)| *of);
        claimed.contains(&yaku) || case.is_some_and(|of| claimed.contains(&of))
    };
    let claims = |yaku: Yaku| claimed.contains(&yaku);
    let riichi = match claimed {
        _ if claims(Yaku::DoubleRiichi) => Riichi::Double,
        _ if claims(Yaku::Riichi) || claims(Yaku::Ippatsu) => Riichi::Declared,
        _ => Riichi::None,
    };
    let seats = [
        (Wind::South, Wind::East),
        (Wind::East, Wind::East),
        (Wind::South, Wind::South),
        (Wind::West, Wind::South),
    ];
    seats.into_iter().any(|(seat, round)| {
        [WinMethod::Ron { from: None }, WinMethod::Tsumo].into_iter().any(|by| {
            let circumstances = Circumstances {
                by,
                seat,
                round,
                riichi,
                ippatsu: claims(Yaku::Ippatsu),
                rinshan: claims(Yaku::Rinshan),
                chankan: claims(Yaku::Chankan),
                last: claims(Yaku::Haitei) || claims(Yaku::Houtei),
                first: claims(Yaku::Tenhou) || claims(Yaku::Chiihou) || claims(Yaku::Renhou),
                ..Circumstances::default()
            };
            let win = Win::new(hand, Tile::plain(kind), circumstances);
            score(&win, rules).is_ok_and(|score| score.yaku().iter().any(|&(yaku, _)| has(yaku)))
        })
    })
}
