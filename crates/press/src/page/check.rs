//! Checks that hands have the yaku that the text around them names.

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
    /// The number of the hand's line, counting from 1; `None` for mistakes that are not in a hand.
    pub line: Option<usize>,
    /// What is wrong.
    pub fault: PageProblem,
}

/// What is wrong with a hand, a tag or a link in a document.
#[derive(Clone, PartialEq, Debug)]
pub enum PageProblem {
    /// The notation of a hand is invalid: the hand as written and the error.
    Unreadable(String, ParseError),
    /// A hand is not tenpai.
    NotTenpai(Hand),
    /// A hand does not have the yaku that the text names, whichever tile it wins on.
    NotShown {
        /// The hand.
        hand: Hand,
        /// The name of the yaku, as written.
        claim: String,
        /// The hand's waits.
        waits: Vec<Kind>,
    },
    /// No yaku is named near a hand.
    NoClaim(Hand),
    /// A tag is unknown.
    UnknownTag(String),
    /// A link leads to an anchor that does not exist.
    NoAnchor(String),
}

/// Each yakuman with its special case. If the text names the first, a hand with the second is right, too.
const CASES: [(Yaku, Yaku); 3] = [
    (Yaku::Suuankou, Yaku::SuuankouTanki),
    (Yaku::Kokushi, Yaku::KokushiThirteen),
    (Yaku::Chuuren, Yaku::ChuurenNine),
];

impl Page {
    /// Returns all mistakes in the document: those in hands first, then the others.
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

    /// Calls `each` for every piece of text in the document.
    fn walk<'a>(&'a self, each: &mut dyn FnMut(&'a Inline)) {
        for block in &self.blocks {
            match block {
                Block::Heading(_, text) | Block::Paragraph(text) => inline::walk(text, each),
                Block::List(items) => items.iter().for_each(|(_, text)| inline::walk(text, each)),
                Block::Line | Block::Hand(_) => {}
            }
        }
    }

    /// Returns the nearest yaku name in bold for each hand: the last one before the hand, or the first one
    /// after it if there is none before.
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

/// Returns whether a win on this tile has one of the yaku with any seat wind and in any suitable
/// circumstances.
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
