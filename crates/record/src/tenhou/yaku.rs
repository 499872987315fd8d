//! Tenhou's numbering of yaku.

use hanchan_rules::Yaku;

/// The meaning of a number in the list of yaku.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Numbered {
    Yaku(Yaku),
    /// Dora from indicators and Norths.
    Dora,
    Ura,
    Red,
}

const YAKU: [Yaku; 52] = [
    Yaku::MenzenTsumo,
    Yaku::Riichi,
    Yaku::Ippatsu,
    Yaku::Chankan,
    Yaku::Rinshan,
    Yaku::Haitei,
    Yaku::Houtei,
    Yaku::Pinfu,
    Yaku::Tanyao,
    Yaku::Iipeikou,
    Yaku::YakuhaiSeat,
    Yaku::YakuhaiSeat,
    Yaku::YakuhaiSeat,
    Yaku::YakuhaiSeat,
    Yaku::YakuhaiRound,
    Yaku::YakuhaiRound,
    Yaku::YakuhaiRound,
    Yaku::YakuhaiRound,
    Yaku::YakuhaiWhite,
    Yaku::YakuhaiGreen,
    Yaku::YakuhaiRed,
    Yaku::DoubleRiichi,
    Yaku::Chiitoitsu,
    Yaku::Chanta,
    Yaku::Ittsu,
    Yaku::SanshokuDoujun,
    Yaku::SanshokuDoukou,
    Yaku::Sankantsu,
    Yaku::Toitoi,
    Yaku::Sanankou,
    Yaku::Shousangen,
    Yaku::Honroutou,
    Yaku::Ryanpeikou,
    Yaku::Junchan,
    Yaku::Honitsu,
    Yaku::Chinitsu,
    Yaku::Renhou,
    Yaku::Tenhou,
    Yaku::Chiihou,
    Yaku::Daisangen,
    Yaku::Suuankou,
    Yaku::SuuankouTanki,
    Yaku::Tsuuiisou,
    Yaku::Ryuuiisou,
    Yaku::Chinroutou,
    Yaku::Chuuren,
    Yaku::ChuurenNine,
    Yaku::Kokushi,
    Yaku::KokushiThirteen,
    Yaku::Daisuushii,
    Yaku::Shousuushii,
    Yaku::Suukantsu,
];

/// Returns the meaning of a number, if it has one.
pub(crate) fn numbered(number: i32) -> Option<Numbered> {
    match number {
        52 => Some(Numbered::Dora),
        53 => Some(Numbered::Ura),
        54 => Some(Numbered::Red),
        _ => YAKU.get(usize::try_from(number).ok()?).map(|&yaku| Numbered::Yaku(yaku)),
    }
}
