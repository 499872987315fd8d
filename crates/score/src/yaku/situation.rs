//! Yaku of how and when a hand is won.

use hanchan_rules::{Yaku, YakuSet};
use hanchan_tiles::Wind;

use crate::reading::Complete;
use crate::win::Riichi;

pub(super) fn find(hand: &Complete<'_>, found: &mut YakuSet) {
    let Complete { win, rules, tiles } = hand;
    let (closed, tsumo, dealer) = (tiles.closed, win.is_tsumo(), win.seat == Wind::East);
    found.put(Yaku::Riichi, win.riichi == Riichi::Declared);
    found.put(Yaku::DoubleRiichi, win.riichi == Riichi::Double);
    found.put(Yaku::Ippatsu, win.ippatsu && win.riichi != Riichi::None);
    found.put(Yaku::MenzenTsumo, closed && tsumo);
    let last = win.last && (!win.rinshan || rules.switches.hands.haitei_rinshan);
    found.put(Yaku::Haitei, last && tsumo);
    found.put(Yaku::Houtei, win.last && !tsumo && !win.chankan);
    found.put(Yaku::Rinshan, win.rinshan && tsumo);
    found.put(Yaku::Chankan, win.chankan && !tsumo);
    found.put(Yaku::Tenhou, win.first && tsumo && dealer && win.hand.melds().is_empty());
    let kan_allowed = win.hand.melds().is_empty() || rules.switches.hands.chiihou_after_kan;
    found.put(Yaku::Chiihou, win.first && tsumo && !dealer && closed && kan_allowed);
    found.put(Yaku::Renhou, win.first && !tsumo && !dealer && win.hand.melds().is_empty());
}
