//! The two sides of a difference between a record and the rules, localized.

use hanchan_record::{DrawKind, Fact, Step, WallPlace};
use hanchan_round::{Abort, Ending};
use hanchan_rules::Yaku;
use hanchan_tiles::{BySeat, Meld, Seat, Tile};
use hanchan_words::Words;

/// Returns the text for one side of a difference.
pub(super) fn side(fact: &Fact, words: &Words) -> String {
    match fact {
        Fact::Step(step) => step_text(step, words),
        Fact::Refused(why) => {
            let names = BySeat::from_fn(|of| seat(of, words));
            words.format("side-refused", [("why", words.refusal(why, &names).into())])
        }
        Fact::TurnOf(of) => words.format("side-turn-of", [("seat", of.index().into())]),
        Fact::Over => words.text("side-over"),
        Fact::GoesOn => words.text("side-goes-on"),
        Fact::Piece(at, piece) => {
            let tile = format!("{} ({})", piece.kind(), piece.copy());
            words.format("label", [("name", wall_place(*at, words).into()), ("value", tile.into())])
        }
        Fact::At(at, tile) => {
            let tile = tile.to_string();
            words.format("label", [("name", wall_place(*at, words).into()), ("value", tile.into())])
        }
        Fact::NoPlace(at) => words.format("side-no-place", [("place", wall_place(*at, words).into())]),
        Fact::Melds(melds, norths) => {
            let melds = words.list(melds.iter().map(Meld::to_string));
            words.format("side-melds", [("melds", melds.into()), ("norths", (*norths).into())])
        }
        Fact::Win(winner, from, tile) => {
            let tile = tile.as_ref().map_or_else(String::new, Tile::to_string);
            let args =
                [("seat", winner.index().into()), ("from", from.index().into()), ("tile", tile.into())];
            words.format(if winner == from { "side-tsumo" } else { "side-ron" }, args)
        }
        Fact::Wins(count) => words.format("side-wins", [("count", (*count).into())]),
        Fact::Draw(kind) => draw(*kind, words),
        Fact::Yaku(yaku, [dora, ura, red]) => {
            let yaku = yaku.iter().map(|(yaku, han)| format!("{} {han}", words.yaku(*yaku)));
            let dora = [("dora-open", dora), ("dora-ura", ura), ("dora-red", red)];
            words.list(yaku.chain(dora.map(|(id, count)| format!("{} {count}", words.text(id)))))
        }
        Fact::Limit(limit) => words.limit(*limit),
        Fact::Seat(Some(of)) => seat(*of, words),
        Fact::Seats(seats) => {
            let of = seats.iter().filter(|(_, is_in)| **is_in).map(|(of, _)| seat(of, words));
            words.list(of)
        }
        Fact::Setup(setup) => {
            let points = words.list(setup.points.iter().map(|(_, points)| words.number(*points)));
            words.format(
                "side-setup",
                [
                    ("deal", words.deal(setup).into()),
                    ("dealer", setup.dealer.index().into()),
                    ("honba", setup.honba.into()),
                    ("sticks", setup.sticks.into()),
                    ("points", points.into()),
                ],
            )
        }
        // Tiles, numbers and points read the same in every language. The enum is non-exhaustive.
        other => other.to_string(),
    }
}

fn seat(seat: Seat, words: &Words) -> String {
    words.format("side-seat", [("seat", seat.index().into())])
}

fn step_text(step: &Step, words: &Words) -> String {
    let (id, of, what) = match step {
        Step::Draw { seat, tile } => ("side-draws", *seat, tile.tile.to_string()),
        Step::Discard { seat, tile, drawn: false } => ("side-discards", *seat, tile.to_string()),
        Step::Discard { seat, tile, drawn: true } => ("side-discards-drawn", *seat, tile.to_string()),
        Step::Riichi { seat } => ("side-riichi", *seat, String::new()),
        Step::Stake { seat, .. } => ("side-stake", *seat, String::new()),
        Step::Claim { seat, meld, .. } => ("side-claims", *seat, meld.to_string()),
        Step::ClosedKan { seat, kind } => ("side-closed-kan", *seat, kind.to_string()),
        Step::AddedKan { seat, tile } => ("side-added-kan", *seat, tile.to_string()),
        Step::North { seat } => ("side-north", *seat, String::new()),
        Step::Indicator { tile } => {
            return words.format("side-indicator", [("tile", tile.tile.to_string().into())]);
        }
        Step::Left { seat } => ("side-left", *seat, String::new()),
        Step::Back { seat } => ("side-back", *seat, String::new()),
    };
    words.format(id, [("seat", of.index().into()), ("tile", what.into())])
}

fn wall_place(place: WallPlace, words: &Words) -> String {
    let (id, number) = match place {
        WallPlace::Live(number) => ("side-live", number),
        WallPlace::Replacement(number) => ("side-replacement", number),
        WallPlace::Indicator(number) => ("side-place-indicator", number),
        WallPlace::Ura(number) => ("side-place-ura", number),
    };
    words.format(id, [("number", number.into())])
}

fn draw(kind: DrawKind, words: &Words) -> String {
    match kind {
        DrawKind::Exhausted => words.ending(Ending::Exhausted),
        DrawKind::Nagashi => words.yaku(Yaku::NagashiMangan),
        DrawKind::NineKinds => words.abort(Abort::NineKinds),
        DrawKind::FourRiichi => words.abort(Abort::FourRiichi),
        DrawKind::FourWinds => words.abort(Abort::FourWinds),
        DrawKind::FourKans => words.abort(Abort::FourKans),
        DrawKind::ThreeRons => words.abort(Abort::ThreeRons),
    }
}
