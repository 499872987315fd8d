//! Yaku of how and when a hand is won.

use hanchan_rules::{RenhouDiscard, Yaku, YakuSet};
use hanchan_tiles::{Meld, Wind};

use crate::reading::Complete;
use crate::win::{By, Riichi};

pub(super) fn find(hand: &Complete<'_>, found: &mut YakuSet) {
    let Complete { win, rules, tiles } = hand;
    let (closed, tsumo, dealer) = (tiles.closed, win.is_tsumo(), win.seat == Wind::East);
    found.put(Yaku::Riichi, win.riichi == Riichi::Declared);
    found.put(Yaku::DoubleRiichi, win.riichi == Riichi::Double);
    found.put(Yaku::Ippatsu, win.ippatsu && win.riichi != Riichi::None);
    found.put(Yaku::MenzenTsumo, closed && tsumo);
    let last = win.last && (!win.rinshan || rules.switches().hands.haitei_rinshan);
    found.put(Yaku::Haitei, last && tsumo);
    found.put(Yaku::Houtei, win.last && !tsumo && !win.chankan);
    let kan = || win.hand.melds().iter().any(Meld::is_kan) || rules.switches().payments.north_rinshan;
    found.put(Yaku::Rinshan, win.rinshan && tsumo && kan());
    found.put(Yaku::Chankan, win.chankan && !tsumo);
    found.put(Yaku::Tenhou, win.first && tsumo && dealer && win.hand.melds().is_empty());
    let kan_allowed = win.hand.melds().is_empty() || rules.switches().hands.chiihou_after_kan;
    found.put(Yaku::Chiihou, win.first && tsumo && !dealer && closed && kan_allowed);
    let from_anybody = rules.switches().hands.renhou_discard == RenhouDiscard::BeforeOwnTurn;
    let fed = match win.by {
        By::Tsumo => false,
        By::Ron { from } => from_anybody || from.is_none_or(|from| from == Wind::East),
    };
    found.put(Yaku::Renhou, win.first && fed && !dealer && win.hand.melds().is_empty());
}
