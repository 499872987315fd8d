//! Questions about what the rules allow, taken from deals that bots played.

use std::sync::Arc;

use hanchan_round::{
    Claim, Event, Furiten, Offered, Phase, Refusal, RiverTile, Round, Sitting, Source, Turn, TurnAct,
};
use hanchan_rules::{Rules, Switch, Table, switch};
use hanchan_shape::Shape;
use hanchan_tiles::{Hand, Kind, KindSet, Meld, MeldKind, Seat, Tile, Wind};

use crate::chance::Chance;
use crate::play::Play;

/// The number of deals to play for a question.
const DEALS: usize = 8;

/// What a player wants to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerAction {
    /// Win on another player's tile.
    Ron,
    /// Win on the drawn tile.
    Tsumo,
    /// Call pon with these two tiles.
    Pon([Tile; 2]),
    /// Call chi with these two tiles.
    Chi([Tile; 2]),
    /// Call an open kan.
    OpenKan,
    /// Declare riichi with this discard.
    Riichi(Tile),
    /// Declare a closed kan.
    ClosedKan(Kind),
    /// Add a tile to a pon.
    AddedKan(Kind),
    /// Abort the deal with nine kinds.
    NineKinds,
    /// Discard this tile right after a call.
    Discard(Tile),
}

impl PlayerAction {
    /// Returns the variant's stable code.
    pub const fn code(self) -> &'static str {
        match self {
            PlayerAction::Ron => "ron",
            PlayerAction::Tsumo => "tsumo",
            PlayerAction::Pon(_) => "pon",
            PlayerAction::Chi(_) => "chi",
            PlayerAction::OpenKan => "open-kan",
            PlayerAction::Riichi(_) => "riichi",
            PlayerAction::ClosedKan(_) => "closed-kan",
            PlayerAction::AddedKan(_) => "added-kan",
            PlayerAction::NineKinds => "nine-kinds",
            PlayerAction::Discard(_) => "discard",
        }
    }

    fn claim(self) -> Option<Claim> {
        Some(match self {
            PlayerAction::Ron => Claim::Ron,
            PlayerAction::Pon(own) => Claim::Pon(own),
            PlayerAction::Chi(own) => Claim::Chi(own),
            PlayerAction::OpenKan => Claim::OpenKan,
            _ => return None,
        })
    }

    fn act(self, drawn: Option<Tile>) -> Option<TurnAct> {
        Some(match self {
            PlayerAction::Tsumo => TurnAct::Tsumo,
            PlayerAction::Riichi(tile) if drawn == Some(tile) => TurnAct::RiichiDrawn,
            PlayerAction::Riichi(tile) => TurnAct::Riichi(tile),
            PlayerAction::ClosedKan(kind) => TurnAct::ClosedKan(kind),
            PlayerAction::AddedKan(kind) => TurnAct::AddedKan(kind),
            PlayerAction::NineKinds => TurnAct::NineKinds,
            PlayerAction::Discard(tile) => TurnAct::Discard(tile),
            _ => return None,
        })
    }

    /// Returns the rule that decides whether the action is allowed in this case, if there is one.
    fn rule(self, may: &LegalityCase) -> Option<&'static Switch> {
        match self {
            PlayerAction::Discard(_) => Some(&switch::calls::swap_calling),
            PlayerAction::ClosedKan(_) if may.riichi => Some(&switch::riichi::kan_after),
            PlayerAction::NineKinds => Some(&switch::draws::nine_kinds),
            PlayerAction::Riichi(_) if may.live < 4 => Some(&switch::riichi::least_tiles),
            PlayerAction::Riichi(_) if may.points < 1000 => Some(&switch::riichi::least_points),
            PlayerAction::Pon(_) | PlayerAction::Chi(_) | PlayerAction::OpenKan if may.live == 0 => {
                Some(&switch::calls::last_discard)
            }
            PlayerAction::ClosedKan(_) | PlayerAction::AddedKan(_) if may.live == 0 => {
                Some(&switch::calls::kan_at_end)
            }
            PlayerAction::Ron => match may.offered.map(|(.., offered)| offered) {
                Some(Offered::AddedKan) => Some(&switch::calls::rob_added_kan),
                Some(Offered::ClosedKan) => Some(&switch::calls::rob_closed_kan),
                Some(Offered::North) => Some(&switch::payments::rob_north),
                _ => None,
            },
            _ => None,
        }
    }
}

/// A player who wants to do something, and everything needed to say whether the rules allow it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own")]
pub struct LegalityCase {
    /// The player's seat wind.
    pub seat: Wind,
    /// The round wind.
    pub round: Wind,
    /// The player's hand, including the drawn tile.
    pub hand: Hand,
    /// The player's discards.
    pub river: Vec<RiverTile>,
    /// Whether the player is in riichi.
    pub riichi: bool,
    /// Whether the player passed up a winning tile since their last draw, or after riichi.
    pub passed: bool,
    /// The tile to claim, the seat wind of the player it came from, and whether it is a discard or a tile of a
    /// kan.
    pub offered: Option<(Tile, Wind, Offered)>,
    /// The number of tiles left in the live wall.
    pub live: u8,
    /// The player's score.
    pub points: i32,
    /// The number of honba.
    pub honba: u8,
    /// Whether anybody has declared a meld or set a North aside.
    pub called: bool,
    /// What the player wants to do.
    pub deed: PlayerAction,
}

/// Whether the rules allow an action, and which rule decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Why the action is refused; `None` if it is allowed.
    pub why: Option<Refusal>,
    /// The rule that decides, if there is one.
    pub rule: Option<&'static Switch>,
    /// Whether the action is allowed under the rules the learner already knows; `None` if that is unclear, or if
    /// the learner knows no other rules.
    pub known: Option<bool>,
}

impl Verdict {
    /// Returns whether the rules allow the action.
    pub fn allowed(&self) -> bool {
        self.why.is_none()
    }

    /// Returns a stable code: the reason for the refusal, or `allowed`.
    pub fn code(&self) -> &'static str {
        self.why.map_or("allowed", Refusal::code)
    }

    /// Returns whether the rules the learner already knows decide differently.
    pub fn differs(&self) -> bool {
        self.known.is_some_and(|known| known != self.allowed())
    }
}

/// Returns a case with its verdict, and how hard it is.
pub(super) fn case(
    rules: &Arc<Rules>,
    knows: Option<&Arc<Rules>>,
    level: u16,
    seed: u64,
) -> Option<(LegalityCase, Verdict, u16)> {
    let mut chance = Chance::new(seed ^ 0x6d_61_79);
    let mut play = Play::new(rules, seed);
    let mut cases: Vec<(LegalityCase, Verdict)> = Vec::new();
    let mut look = |round: &Round| collect(round, knows, &mut cases);
    for _ in 0..DEALS {
        play.deal(&mut look);
    }
    if cases.iter().any(|(_, verdict)| verdict.differs()) {
        cases.retain(|(_, verdict)| verdict.differs());
    }
    // Choose a group first, so that rare cases are asked about as often as common ones.
    let mut groups: Vec<(u16, &'static str, &'static str)> = Vec::new();
    for (may, verdict) in &cases {
        let group = (difficulty(may, verdict).abs_diff(level), may.deed.code(), verdict.code());
        if !groups.iter().any(|(_, deed, code)| (*deed, *code) == (group.1, group.2)) {
            groups.push(group);
        }
    }
    groups.sort_unstable();
    groups.truncate(4);
    let (_, deed, code) = chance.pick(&groups)?;
    cases.retain(|(may, verdict)| (may.deed.code(), verdict.code()) == (deed, code));
    let (may, verdict) = cases.get(chance.below(cases.len()))?.clone();
    let difficulty = difficulty(&may, &verdict);
    Some((may, verdict, difficulty))
}

fn difficulty(may: &LegalityCase, verdict: &Verdict) -> u16 {
    let Some(why) = &verdict.why else {
        let rare = may.riichi
            || may.live < 4
            || matches!(may.deed, PlayerAction::Discard(_) | PlayerAction::NineKinds);
        return if rare { 550 } else { 150 };
    };
    match why {
        Refusal::OpenHand | Refusal::ChiFromLeft => 150,
        Refusal::Frozen => 200,
        Refusal::NoYaku => 300,
        Refusal::Furiten(Furiten::Discarded(..)) | Refusal::TooFewPoints(_) | Refusal::NineKinds { .. } => {
            400
        }
        Refusal::Furiten(_) | Refusal::TooFewTiles(_) | Refusal::Swap(_) => 550,
        _ => 700,
    }
}

/// Collects cases for everything that players might want to do now.
fn collect(round: &Round, knows: Option<&Arc<Rules>>, cases: &mut Vec<(LegalityCase, Verdict)>) {
    match round.phase() {
        Phase::Turn(turn) => {
            for deed in deeds_in_turn(round, turn) {
                let Some(act) = deed.act(turn.drawn) else { continue };
                let allowed = turn.acts.contains(act);
                let why = if allowed { None } else { round.clone().act(turn.seat, act).err() };
                push(round, turn.seat, deed, why, None, knows, cases);
            }
            missed(round, turn, knows, cases);
        }
        Phase::Claims(window) => {
            let (tile, from, offered) = (window.tile, window.from, window.offered);
            let first = Seat::ALL.into_iter().find(|seat| window.answers[*seat].is_none());
            let unanswered = |seat: Seat| first.is_some_and(|first| first == seat);
            for seat in round.seats().seats().filter(|seat| *seat != from && unanswered(*seat)) {
                for deed in deeds_with(round, seat, tile, offered) {
                    let Some(claim) = deed.claim() else { continue };
                    let allowed = window.claims[seat].contains(claim);
                    let why = if allowed { None } else { round.clone().claim(seat, claim).err() };
                    push(round, seat, deed, why, Some((tile, from, offered)), knows, cases);
                }
            }
        }
        _ => {}
    }
}

/// Collects cases of players who could not win on the last discard although it completed their hands.
fn missed(round: &Round, turn: &Turn, knows: Option<&Arc<Rules>>, cases: &mut Vec<(LegalityCase, Verdict)>) {
    let last = round.events().iter().rev().find_map(|event| match event {
        Event::Discarded { seat, tile, .. } => Some((*seat, *tile)),
        _ => None,
    });
    let Some((from, tile)) = last.filter(|_| turn.source == Source::Wall) else { return };
    for seat in round.seats().seats().filter(|seat| *seat != from && *seat != turn.seat) {
        let why = round.why_not_win(seat);
        if let Some(Refusal::Furiten(_) | Refusal::NoYaku | Refusal::LateYaku | Refusal::TooFewHan { .. }) =
            why
        {
            let before = cases.len();
            push(round, seat, PlayerAction::Ron, why, Some((tile, from, Offered::Discard)), knows, cases);
            // The next player has drawn since that discard.
            cases.iter_mut().skip(before).for_each(|(may, _)| may.live += 1);
        }
    }
}

fn push(
    round: &Round,
    seat: Seat,
    deed: PlayerAction,
    why: Option<Refusal>,
    offered: Option<(Tile, Seat, Offered)>,
    knows: Option<&Arc<Rules>>,
    cases: &mut Vec<(LegalityCase, Verdict)>,
) {
    let player = round.player(seat);
    // A refusal that does not come from a rule teaches nothing.
    if matches!(
        why,
        Some(Refusal::NotHeld(_) | Refusal::NoSuchSet | Refusal::NotComplete(_) | Refusal::Answered)
    ) || matches!(why, Some(Refusal::NotYourClaim | Refusal::NothingToClaim | Refusal::NotTenpai))
    {
        return;
    }
    let passed = matches!(why, Some(Refusal::Furiten(Furiten::Passed | Furiten::PassedInRiichi)));
    let may = LegalityCase {
        seat: round.wind(seat),
        round: round.setup().round,
        hand: player.hand,
        river: player.river.tiles().to_vec(),
        riichi: player.riichi.in_force(),
        passed: passed || why.is_none() && offered.is_none() && player.passed,
        offered: offered.map(|(tile, from, offered)| (tile, round.wind(from), offered)),
        live: round.live(),
        points: round.points()[seat],
        honba: round.setup().honba,
        called: round.seats().seats().any(|seat| declared(&round.player(seat).hand)),
        deed,
    };
    let rule = why.as_ref().and_then(Refusal::switch).or_else(|| deed.rule(&may));
    let elsewhere = knows.and_then(|knows| under(knows, round, seat, deed));
    cases.push((may, Verdict { why, rule, known: elsewhere }));
}

fn declared(hand: &Hand) -> bool {
    !hand.melds().is_empty() || hand.norths() > 0
}

/// Returns whether a player may do the same in this deal under other rules, or `None` if the deal could not have
/// been the same under those rules.
fn under(knows: &Arc<Rules>, round: &Round, seat: Seat, deed: PlayerAction) -> Option<bool> {
    let (table, own) = (&knows.switches().table, &round.rules().switches().table);
    let alike = |table: &Table| (table.tiles, table.players, table.dead_wall_stacks);
    if alike(table) != alike(own) {
        return None;
    }
    let events = round.events();
    let until = match round.phase() {
        // Nobody could claim this discard, so look at the situation before the next player drew.
        Phase::Turn(turn) if turn.seat != seat => {
            events.iter().rposition(|event| matches!(event, Event::Discarded { .. }))? + 1
        }
        _ => events.len(),
    };
    let mut other = Round::seated(Arc::clone(knows), round.wall().clone(), *round.setup(), Sitting::Assisted);
    let dealt = other.events().len();
    for event in events.get(dealt..until)? {
        other.follow(*event);
    }
    match other.phase() {
        Phase::Turn(turn) if turn.seat == seat => Some(turn.acts.contains(deed.act(turn.drawn)?)),
        Phase::Claims(window) => Some(window.claims[seat].contains(deed.claim()?)),
        _ => None,
    }
}

fn deeds_in_turn(round: &Round, turn: &Turn) -> Vec<PlayerAction> {
    let (player, rules) = (round.player(turn.seat), round.rules());
    let hand = &player.hand;
    let counts = hand.concealed().counts();
    let deck = rules.switches().table.tiles;
    let mut deeds = Vec::new();
    let shape = Shape::of(hand, deck);
    if turn.source == Source::Claim {
        if let Some(meld) = hand.melds().last()
            && let Some(claimed) = meld.claimed()
        {
            let swapped = swap_of(claimed.kind(), meld.lowest(), meld.kind());
            deeds.extend(
                hand.concealed()
                    .iter()
                    .filter(|tile| swapped.contains(tile.kind()))
                    .map(PlayerAction::Discard),
            );
        }
        return deeds;
    }
    if shape.shanten() == -1 {
        deeds.push(PlayerAction::Tsumo);
    }
    if shape.shanten() == 0 && !player.riichi.in_force() {
        let tenpai = |tile: &Tile| shape.without(tile.kind()).is_some_and(|rest| rest.shanten() == 0);
        deeds.extend(hand.concealed().iter().find(tenpai).map(PlayerAction::Riichi));
    }
    deeds.extend(
        counts.iter().filter(|(_, count)| *count == 4).map(|(kind, _)| PlayerAction::ClosedKan(kind)),
    );
    let pons = hand.melds().iter().filter(|meld| meld.kind() == MeldKind::Pon);
    deeds.extend(pons.map(Meld::lowest).filter(|kind| counts.get(*kind) > 0).map(PlayerAction::AddedKan));
    let orphans = counts.kinds().intersection(KindSet::ORPHANS).len();
    if player.discards() == 0 && orphans >= 8 {
        deeds.push(PlayerAction::NineKinds);
    }
    deeds
}

/// Returns the kinds that must not be discarded after a call (kuikae): the claimed kind and, for a run, the kind
/// that would complete its other end.
fn swap_of(claimed: Kind, low: Kind, form: MeldKind) -> KindSet {
    let mut kinds = KindSet::from_iter([claimed]);
    if form == MeldKind::Chi
        && let (Some(suit), Some(rank), Some(lowest)) = (claimed.suit(), claimed.rank(), low.rank())
    {
        let other = if rank == lowest { Some(rank + 3) } else { rank.checked_sub(3) };
        let end = rank == lowest || rank == lowest + 2;
        let other = other.filter(|_| end).and_then(|rank| Kind::suited(suit, rank));
        if let Some(other) = other {
            kinds.insert(other);
        }
    }
    kinds
}

fn deeds_with(round: &Round, seat: Seat, tile: Tile, offered: Offered) -> Vec<PlayerAction> {
    let player = round.player(seat);
    let (hand, kind) = (&player.hand, tile.kind());
    let mut deeds = Vec::new();
    if player.waits.contains(kind) {
        deeds.push(PlayerAction::Ron);
    }
    if offered != Offered::Discard {
        return deeds;
    }
    let own: Vec<Tile> = hand.concealed().iter().collect();
    let same: Vec<Tile> = own.iter().copied().filter(|tile| tile.kind() == kind).collect();
    if let [one, other, ..] = same[..] {
        deeds.push(PlayerAction::Pon([one, other]));
    }
    if same.len() == 3 {
        deeds.push(PlayerAction::OpenKan);
    }
    let near = |step: i8| {
        let rank = kind.rank()?.checked_add_signed(step)?;
        let wanted = Kind::suited(kind.suit()?, rank)?;
        own.iter().copied().find(|tile| tile.kind() == wanted)
    };
    let runs = [(-2, -1), (-1, 1), (1, 2)];
    deeds.extend(runs.iter().find_map(|(low, high)| Some(PlayerAction::Chi([near(*low)?, near(*high)?]))));
    deeds
}
