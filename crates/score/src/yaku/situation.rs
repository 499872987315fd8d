//! Yaku that depend on how and when a hand is won.

use hanchan_rules::{RenhouDiscard, Yaku, YakuSet};
use hanchan_tiles::{Meld, Wind};

use crate::reading::Complete;
use crate::win::{Circumstances, Riichi, WinMethod};

pub(super) fn find(hand: &Complete<'_>, found: &mut YakuSet) {
    let Complete { win, rules, tiles } = hand;
    let Circumstances { by, seat, riichi, ippatsu, rinshan, chankan, last, first, .. } = win.circumstances;
    let (closed, tsumo, dealer) = (tiles.closed, win.is_tsumo(), seat == Wind::East);
    found.put(Yaku::Riichi, riichi == Riichi::Declared);
    found.put(Yaku::DoubleRiichi, riichi == Riichi::Double);
    found.put(Yaku::Ippatsu, ippatsu && riichi != Riichi::None);
    found.put(Yaku::MenzenTsumo, closed && tsumo);
    let last_draw = last && (!rinshan || rules.switches().hands.haitei_rinshan);
    found.put(Yaku::Haitei, last_draw && tsumo);
    found.put(Yaku::Houtei, last && !tsumo && !chankan);
    let kan = || win.hand.melds().iter().any(Meld::is_kan) || rules.switches().payments.north_rinshan;
    found.put(Yaku::Rinshan, rinshan && tsumo && kan());
    found.put(Yaku::Chankan, chankan && !tsumo);
    found.put(Yaku::Tenhou, first && tsumo && dealer && win.hand.melds().is_empty());
    let kan_allowed = win.hand.melds().is_empty() || rules.switches().hands.chiihou_after_kan;
    found.put(Yaku::Chiihou, first && tsumo && !dealer && closed && kan_allowed);
    let from_anybody = rules.switches().hands.renhou_discard == RenhouDiscard::BeforeOwnTurn;
    let fed = match by {
        WinMethod::Tsumo => false,
        WinMethod::Ron { from } => from_anybody || from.is_none_or(|from| from == Wind::East),
    };
    found.put(Yaku::Renhou, first && fed && !dealer && win.hand.melds().is_empty());
}
