//! The exact messages that each audience of a finished game must have received, from the log and the views alone. The
//! encoding is independent of the server's.

use std::sync::Arc;

use hanchan_api::live::WireScore;
use hanchan_record::log::Log;
use hanchan_round::{Claim, FalseSet, NoWin, Offence, Round, Ruling, Toppled, TurnAct, Winner};
use hanchan_rules::Penalty;
use hanchan_tiles::{BySeat, Hand, Kind, Meld, MeldKind, Seat, Side, Tile};
use hanchan_view::{
    Choice, JudgeEvent, OpenEvent, PublicDeal, PublicEvent, Published, SeatEvent, SeatView, Seen,
    SpectatorEvent, Views, WallPart, WinScore,
};
use serde_json::Value;

pub(crate) use hanchan_view::Audience;

/// Returns all event messages to an audience, in order. The number of a message is its index.
pub(crate) fn expected_events(log: &Log, audience: Audience) -> Vec<String> {
    let mut texts = Vec::new();
    let mut views = Views::new();
    for round in log.rounds().expect("a game by the rules") {
        let mut next = Some(views.deal(&round));
        while let Some(published) = next {
            texts.extend(one(&published, &round, audience));
            next = views.next(&round);
        }
    }
    texts
}

/// Returns a player's choice after each event, from the view of the seat.
pub(crate) fn choices(log: &Log, seat: Seat) -> Vec<String> {
    let rules = Arc::new(log.head.rules.load().expect("its rules"));
    let (mut view, mut views, mut choices) = (SeatView::new(rules, seat), Views::new(), Vec::new());
    for round in log.rounds().expect("a game by the rules") {
        let mut next = Some(views.deal(&round));
        while let Some(published) = next {
            if let Some(numbered) = &published.seats[seat] {
                view.apply(&numbered.event);
                choices.push(view.choice.map_or("null".to_owned(), choice));
            }
            next = views.next(&round);
        }
    }
    choices
}

fn one(published: &Published, round: &Round, audience: Audience) -> Option<String> {
    let (number, event, choice) = match audience {
        Audience::Seat(seat) => {
            let published = published.seats[seat].as_ref()?;
            (published.number, seen(seat, &published.event), published.event.choice)
        }
        Audience::Spectator => published
            .spectator
            .as_ref()
            .map(|published| (published.number, spectator(&published.event), None))?,
        Audience::Open => {
            published.open.as_ref().map(|published| (published.number, open(&published.event), None))?
        }
        Audience::Judge => (published.judge.number, judge(&published.judge.event), None),
    };
    // A win comes with its value, which reveals nothing: the hand is open.
    let winner = |seat: Seat| event.starts_with(&is("won", &[("seat", at(seat))]));
    let winner = round.winners().iter().find(|one| winner(one.seat));
    let score = winner.map(|winner| serde_json::to_string(&score(winner, round)).expect("JSON"));
    let event = score.map_or(event.clone(), |score| format!("{event},\"score\":{score}"));
    let choice = choice.map_or(String::new(), |choice| format!(",\"choice\":{}", self::choice(choice)));
    Some(format!("{{\"type\":\"event\",\"number\":{number},\"event\":{{{event}}}{choice}}}"))
}

/// Returns the score of a win in the deal.
fn score(winner: &Winner, round: &Round) -> WireScore {
    let counted = |yaku| winner.score.yaku().iter().any(|(counted, _)| *counted == yaku);
    WireScore::from(&WinScore {
        score: winner.score.clone(),
        seat_wind: round.wind(winner.seat),
        round_wind: round.setup().round,
        indicators: round.indicators().collect(),
        liable: round.liable(winner.seat).find(|(yaku, _)| counted(*yaku)),
    })
}

/// Formats the type and the fields of an event as JSON.
fn is(name: &str, fields: &[(&str, String)]) -> String {
    let fields =
        fields.iter().fold(String::new(), |text, (key, value)| text + &format!(",\"{key}\":{value}"));
    format!("\"type\":\"{name}\"{fields}")
}

fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
    format!("{{{}}}", fields.join(","))
}

fn quoted(text: impl std::fmt::Display) -> String {
    format!("\"{text}\"")
}

fn maybe(text: Option<impl std::fmt::Display>) -> String {
    text.map_or("null".to_owned(), quoted)
}

fn list(items: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", items.into_iter().collect::<Vec<_>>().join(","))
}

fn at(seat: Seat) -> String {
    seat.index().to_string()
}

fn points(points: BySeat<i32>) -> String {
    list(points.0.iter().map(ToString::to_string))
}

fn tiles<'a>(tiles: impl IntoIterator<Item = &'a Tile>) -> String {
    list(tiles.into_iter().map(quoted))
}

fn set(meld: Meld) -> String {
    let kind = match meld.kind() {
        MeldKind::Chi => "chi",
        MeldKind::Pon => "pon",
        MeldKind::OpenKan => "open-kan",
        MeldKind::ClosedKan => "closed-kan",
        MeldKind::AddedKan => "added-kan",
    };
    let from = meld.from().map(|side| match side {
        Side::Left => "left",
        Side::Across => "across",
        Side::Right => "right",
    });
    object(&[
        ("kind", quoted(kind)),
        ("own", tiles(meld.own())),
        ("claimed", maybe(meld.claimed())),
        ("from", maybe(from)),
        ("added", maybe(meld.added_tile())),
    ])
}

fn hand(hand: &Hand) -> String {
    let concealed: Vec<Tile> = hand.concealed().iter().collect();
    object(&[
        ("tiles", tiles(&concealed)),
        ("drawn", maybe(hand.drawn())),
        ("melds", list(hand.melds().iter().map(|meld| set(*meld)))),
        ("norths", hand.norths().to_string()),
    ])
}

fn hand_or_none(shown: Option<Hand>) -> String {
    shown.as_ref().map_or("null".to_owned(), hand)
}

fn dealt(deal: &PublicDeal, own: Option<&Hand>, all: Option<&BySeat<Hand>>) -> String {
    let count = deal.players.count();
    let wind = ["E", "S", "W", "N"][deal.setup.round.index()];
    let dice = deal.dice.map_or("null".to_owned(), |dice| {
        list(dice.first.iter().chain(&dice.second).map(ToString::to_string))
    });
    let of_all = object(&[
        ("dealer", at(deal.setup.dealer)),
        ("round", quoted(wind)),
        ("honba", deal.setup.honba.to_string()),
        ("sticks", deal.setup.sticks.to_string()),
        ("points", list(deal.setup.points.0[..count].iter().map(ToString::to_string))),
        ("indicator", quoted(deal.indicator)),
        ("live", deal.live.to_string()),
        ("dice", dice),
    ]);
    let hands = all.map_or("null".to_owned(), |all| list(all.0[..count].iter().map(hand)));
    is("dealt", &[("deal", of_all), ("hand", own.map_or("null".to_owned(), hand)), ("hands", hands)])
}

fn drew(seat: Seat, tile: Option<Tile>, from: WallPart) -> String {
    is("drew", &[("seat", at(seat)), ("tile", maybe(tile)), ("dead", (from == WallPart::Dead).to_string())])
}

fn returned(seat: Seat, tile: Option<Tile>) -> String {
    is("returned", &[("seat", at(seat)), ("tile", maybe(tile))])
}

fn public(event: &PublicEvent) -> String {
    let by = |seat: Seat| ("seat", at(seat));
    match *event {
        PublicEvent::Riichi { seat, double } => is("riichi", &[by(seat), ("double", double.to_string())]),
        PublicEvent::Discarded { seat, tile, drawn, sideways } => {
            let how = [("drawn", drawn.to_string()), ("sideways", sideways.to_string())];
            is("discarded", &[&[by(seat), ("tile", quoted(tile))][..], &how].concat())
        }
        PublicEvent::StakeLaid { seat } => is("stake-laid", &[by(seat)]),
        PublicEvent::Claimed { seat, meld } => is("claimed", &[by(seat), ("meld", set(meld))]),
        PublicEvent::ClosedKan { seat, meld } => is("closed-kan", &[by(seat), ("meld", set(meld))]),
        PublicEvent::AddedKan { seat, tile } => is("added-kan", &[by(seat), ("tile", quoted(tile))]),
        PublicEvent::North { seat } => is("north", &[by(seat)]),
        PublicEvent::ClaimCalled { seat, claim, hand } => {
            is("claim-called", &[by(seat), ("claim", claim_json(claim)), ("hand", hand_or_none(hand))])
        }
        PublicEvent::Closed => is("closed", &[]),
        PublicEvent::Stands => is("stands", &[]),
        PublicEvent::Indicator { tile } => is("indicator", &[("tile", quoted(tile))]),
        PublicEvent::Erred { seat, offence, hand } => {
            is("erred", &[by(seat), ("offence", self::offence(offence)), ("hand", hand_or_none(hand))])
        }
        PublicEvent::Died { seat } => is("died", &[by(seat)]),
        PublicEvent::Chombo { seat, points: paid } => is("chombo", &[by(seat), ("points", points(paid))]),
        PublicEvent::Opened { seat, from, tile, hand: shown, ura } => {
            is("opened", &won(seat, from, tile, &shown, ura.iter()))
        }
        PublicEvent::Announced { seat, each } => is("announced", &[by(seat), ("each", points(each))]),
        PublicEvent::Agreed { seat } => is("agreed", &[by(seat)]),
        PublicEvent::Objected { seat } => is("objected", &[by(seat)]),
        PublicEvent::Corrected { seat, points: paid } => {
            is("corrected", &[by(seat), ("points", points(paid))])
        }
        PublicEvent::Mixed => is("mixed", &[]),
        PublicEvent::Ruled { ruling, ref note } => {
            let note = Value::from(&**note).to_string();
            is("ruled", &[("ruling", self::ruling(ruling)), ("note", note)])
        }
        PublicEvent::Won { seat, from, tile, hand: shown, ura, points: paid, .. } => {
            let mut fields = won(seat, from, tile, &shown, ura.iter());
            fields.push(("points", points(paid)));
            is("won", &fields)
        }
        PublicEvent::Exhausted => is("exhausted", &[]),
        PublicEvent::Shown { seat, hand: shown } => is("shown", &[by(seat), ("hand", hand(&shown))]),
        PublicEvent::Paid { points: paid } => is("paid", &[("points", points(paid))]),
        PublicEvent::Aborted { why } => is("aborted", &[("why", quoted(why.code()))]),
        PublicEvent::SticksReturned => is("sticks-returned", &[]),
        PublicEvent::Over { points: all, sticks } => {
            is("over", &[("points", points(all)), ("sticks", sticks.to_string())])
        }
    }
}

fn won<'a>(
    seat: Seat,
    from: Seat,
    tile: Tile,
    shown: &Hand,
    ura: impl IntoIterator<Item = &'a Tile>,
) -> Vec<(&'static str, String)> {
    let who = [("seat", at(seat)), ("from", at(from))];
    let what = [("tile", quoted(tile)), ("hand", hand(shown)), ("ura", tiles(ura))];
    who.into_iter().chain(what).collect()
}

fn seen(seat: Seat, event: &SeatEvent) -> String {
    let me = ("seat", at(seat));
    match &event.seen {
        Seen::Dealt { deal, hand } => dealt(deal, Some(hand), None),
        Seen::Drew { tile, from } => drew(seat, Some(*tile), *from),
        Seen::OtherDrew { seat, from } => drew(*seat, None, *from),
        Seen::Returned { tile } => returned(seat, Some(*tile)),
        Seen::OtherReturned { seat } => returned(*seat, None),
        Seen::Answered { claim } => is("answered", &[me, ("claim", claim_json(*claim))]),
        Seen::Passed => is("passed", &[me]),
        Seen::Showed { tenpai } => is("showed", &[me, ("tenpai", tenpai.to_string())]),
        Seen::Public(event) => public(event),
    }
}

fn spectator(event: &SpectatorEvent) -> String {
    match event {
        SpectatorEvent::Dealt(deal) => dealt(deal, None, None),
        SpectatorEvent::Drew { seat, from } => drew(*seat, None, *from),
        SpectatorEvent::Returned { seat } => returned(*seat, None),
        SpectatorEvent::Public(event) => public(event),
    }
}

fn open(event: &OpenEvent) -> String {
    match event {
        OpenEvent::Dealt { deal, hands } => dealt(deal, None, Some(hands)),
        OpenEvent::Drew { seat, tile, from } => drew(*seat, Some(*tile), *from),
        OpenEvent::Returned { seat, tile } => returned(*seat, Some(*tile)),
        OpenEvent::Public(event) => public(event),
    }
}

fn judge(event: &JudgeEvent) -> String {
    match event {
        JudgeEvent::Open(event) => open(event),
        JudgeEvent::Answered { seat, claim } => {
            is("answered", &[("seat", at(*seat)), ("claim", claim_json(*claim))])
        }
        JudgeEvent::Passed { seat } => is("passed", &[("seat", at(*seat))]),
        JudgeEvent::Showed { seat, tenpai } => {
            is("showed", &[("seat", at(*seat)), ("tenpai", tenpai.to_string())])
        }
    }
}

fn does(what: &str, fields: &[(&str, String)]) -> String {
    let all: Vec<(&str, String)> =
        std::iter::once(("type", quoted(what))).chain(fields.iter().cloned()).collect();
    object(&all)
}

fn act(act: TurnAct) -> String {
    let of_kind = |kind: Kind| ("tile", quoted(Tile::plain(kind)));
    let (drawn, of_hand) = (("drawn", "true".to_owned()), ("drawn", "false".to_owned()));
    match act {
        TurnAct::DiscardDrawn => does("discard", &[drawn]),
        TurnAct::Discard(tile) => does("discard", &[("tile", quoted(tile)), of_hand]),
        TurnAct::RiichiDrawn => does("riichi", &[drawn]),
        TurnAct::Riichi(tile) => does("riichi", &[("tile", quoted(tile)), of_hand]),
        TurnAct::ClosedKan(kind) => does("closed-kan", &[of_kind(kind)]),
        TurnAct::AddedKan(kind) => does("added-kan", &[of_kind(kind)]),
        TurnAct::North => does("north", &[]),
        TurnAct::Tsumo => does("tsumo", &[]),
        TurnAct::NineKinds => does("nine-kinds", &[]),
    }
}

fn claim_json(claim: Claim) -> String {
    match claim {
        Claim::Pass => does("pass", &[]),
        Claim::Ron => does("ron", &[]),
        Claim::Pon(own) => does("pon", &[("own", tiles(&own))]),
        Claim::OpenKan => does("open-kan", &[]),
        Claim::Chi(own) => does("chi", &[("own", tiles(&own))]),
    }
}

/// A claim in an offence, which has the words of the log.
fn logged(claim: Claim) -> String {
    if claim == Claim::OpenKan { does("kan", &[]) } else { claim_json(claim) }
}

fn offence(offence: Offence) -> String {
    let kan = |what: &str, kind: Kind| does(what, &[("tile", quoted(Tile::plain(kind)))]);
    match offence {
        Offence::FalseWin(why) => {
            let why = match why {
                NoWin::NotComplete => "not-complete",
                NoWin::Furiten => "furiten",
                NoWin::NoYaku => "no-yaku",
                NoWin::NotRobbed => "not-robbed",
                NoWin::DeadHand => "dead-hand",
            };
            does("false-win", &[("why", quoted(why))])
        }
        Offence::RiichiTooLate(live) => does("riichi-too-late", &[("live", live.to_string())]),
        Offence::FalseCall(set) => {
            let call = match set {
                FalseSet::Claim(claim) => does("claim", &[("claim", logged(claim))]),
                FalseSet::ClosedKan(kind) => kan("closed-kan", kind),
                FalseSet::AddedKan(kind) => kan("added-kan", kind),
            };
            does("false-call", &[("call", call)])
        }
        Offence::CallWithDeadHand(claim) => does("call-with-dead-hand", &[("claim", logged(claim))]),
        Offence::Exposure(toppled, tiles) => {
            let what = match toppled {
                Toppled::LiveWall => "live-wall",
                Toppled::DeadWall => "dead-wall",
                Toppled::OwnHand => "own-hand",
                Toppled::OthersHand => "others-hand",
            };
            does("exposure", &[("what", quoted(what)), ("tiles", tiles.to_string())])
        }
        Offence::Shout
        | Offence::NotenRiichi
        | Offence::FalseKanAfterRiichi
        | Offence::WrongCount
        | Offence::OutOfTurn
        | Offence::Peeking => does(offence.code(), &[]),
    }
}

fn ruling(ruling: Ruling) -> String {
    match ruling {
        Ruling::Offence(seat, what) => does("offence", &[("seat", at(seat)), ("offence", offence(what))]),
        Ruling::Penalty(seat, penalty) => {
            let penalty = match penalty {
                Penalty::None => "none",
                Penalty::DeadHand => "dead-hand",
                Penalty::Chombo => "chombo",
            };
            does("penalty", &[("seat", at(seat)), ("penalty", quoted(penalty))])
        }
        Ruling::Inspection(seat) => does("inspection", &[("seat", at(seat))]),
        Ruling::Points(moved) => does("points", &[("points", points(moved))]),
        Ruling::Redeal => does("redeal", &[]),
        Ruling::Remark => does("remark", &[]),
    }
}

fn choice(choice: Choice) -> String {
    let choose = |what: &str| ("type", quoted(what));
    match choice {
        Choice::Turn(acts) => object(&[choose("turn"), ("moves", list(acts.iter().map(act)))]),
        Choice::Claim(claims) => object(&[choose("claim"), ("moves", list(claims.iter().map(claim_json)))]),
        Choice::Speak { draws } => object(&[choose("speak"), ("draws", draws.to_string())]),
        Choice::Draw => object(&[choose("draw")]),
        Choice::Show => object(&[choose("show")]),
        Choice::Announce => object(&[choose("announce")]),
        Choice::Accept => object(&[choose("accept")]),
        Choice::Settle => object(&[choose("settle")]),
    }
}
