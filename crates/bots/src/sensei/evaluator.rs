//! The evaluator: everything `sensei` works out once before it compares moves.

use hanchan_round::Move;
use hanchan_rules::Yaku;
use hanchan_tiles::{Hand, Kind, KindSet, Meld, Seat, Suit, Tile};
use hanchan_view::SeatView;

use super::deal_outcomes::DealOutcomes;
use super::hand_search::{HandPlan, HandSearch};
use super::hand_state::restricted_counts;
use super::hand_values::HandValues;
use super::opponent_model::OpponentModel;
use super::{Evaluation, RiichiPolicy, Skills};
use crate::seat_knowledge::SeatKnowledge;

/// Average number of han that a hand gains from a newly revealed dora indicator.
const HAN_PER_NEW_DORA: f32 = 0.4;

/// Evaluates the moves of a player from one position.
pub(crate) struct Evaluator<'a> {
    /// What the player knows.
    pub(crate) knowledge: &'a SeatKnowledge<'a>,
    /// What the opponents may hold.
    pub(crate) opponents: OpponentModel,
    /// The bot's skills: what it takes into account.
    pub(crate) skills: Skills,
    /// How the deal may end.
    pub(crate) outcomes: DealOutcomes,
    /// Whether the player can declare riichi in this deal.
    may_riichi: bool,
    /// Expected han from a dora indicator that is about to be revealed.
    extra_han: f32,
}

/// When the player draws next.
#[derive(Clone, Copy)]
pub(crate) enum NextDraw {
    /// After all opponents: the player is about to discard.
    AfterOpponents,
    /// After a discard by this opponent, once the opponents who sit between them and the player have drawn.
    AfterDiscardBy(Seat),
    /// At once: a replacement tile after a kan or a North, perhaps after a new dora indicator is revealed.
    Replacement { new_dora: bool },
}

/// Returns how many draws the player has left if nobody calls, and how many opponents draw before the player's
/// first draw.
fn draws(view: &SeatView, next: NextDraw) -> (usize, usize) {
    let players = view.rules().switches().table.players;
    let others = players.count() - 1;
    let live = usize::from(view.live);
    match next {
        NextDraw::AfterOpponents => (live / players.count(), others),
        NextDraw::Replacement { .. } => (1 + live.saturating_sub(1) / players.count(), 0),
        NextDraw::AfterDiscardBy(from) => {
            let mut next = from.next(players);
            let mut before = 0;
            while next != view.seat && before < others {
                next = next.next(players);
                before += 1;
            }
            ((live + others - before) / players.count(), before)
        }
    }
}

impl<'a> Evaluator<'a> {
    /// Builds the evaluator for a player who holds `hand`.
    pub(crate) fn of(
        knowledge: &'a SeatKnowledge<'a>,
        skills: Skills,
        hand: &Hand,
        next: NextDraw,
    ) -> Evaluator<'a> {
        let mut opponents = OpponentModel::of(knowledge);
        let extra_han =
            if matches!(next, NextDraw::Replacement { new_dora: true }) { HAN_PER_NEW_DORA } else { 0.0 };
        if extra_han > 0.0 {
            opponents.add_han(extra_han);
        }
        if !skills.defence {
            opponents.ignore_threats();
        }
        let (draws_left, before) = draws(knowledge.view, next);
        let mut outcomes = DealOutcomes::of(knowledge, &opponents, skills.places, draws_left);
        let others = knowledge.view.rules().switches().table.players.count() - 1;
        outcomes.shorten_first_turn(before as f32 / others as f32);
        if skills.defence {
            let tiles = hand.concealed().iter();
            let mut dangers: Vec<f32> = tiles.map(|tile| opponents.deal_in_rate(tile.kind())).collect();
            dangers.sort_by(f32::total_cmp);
            outcomes.set_fold_result(&dangers);
        } else {
            outcomes.ignore_deal_in();
        }
        let may_riichi = skills.riichi != RiichiPolicy::Never && {
            let view = knowledge.view;
            let switches = &view.rules().switches().riichi;
            let front = &view.fronts[view.seat];
            !front.dead && !front.riichi.in_force() && switches.least_points.allow(view.points[view.seat])
        };
        Evaluator { knowledge, opponents, skills, outcomes, may_riichi, extra_han }
    }

    /// Returns the plans under which the hand can be searched.
    fn plans(&self, hand: &Hand) -> Vec<HandPlan> {
        let knowledge = self.knowledge;
        let calls = self.skills.calls;
        let closed = hand.is_closed();
        let has_yakuhai = |least: u8| {
            (27..Kind::COUNT).filter_map(Kind::from_index).any(|kind| {
                let copies = hand.held().get(kind);
                knowledge.yakuhai_han(kind) > 0.0
                    && copies >= least
                    && (copies >= 3 || knowledge.copies_left(kind) > 0)
            })
        };
        let melded_han =
            hand.melds().iter().flat_map(Meld::tiles).map(|&tile| knowledge.dora_han(tile)).sum::<f32>();
        let melded_han =
            melded_han + f32::from(hand.norths() * knowledge.view.rules().switches().payments.north_dora);
        let melded_han = melded_han + self.extra_han;
        let yakuhai = knowledge.certain_yakuhai_han(hand);
        let mut plans = vec![HandPlan {
            kinds: KindSet::ALL,
            may_call: calls && (!closed || has_yakuhai(2)),
            expected_han: melded_han + if closed { 2.1 } else { yakuhai.max(1.0) },
        }];
        if !calls {
            return plans;
        }
        let melds_fit = |kinds: KindSet| {
            hand.melds().iter().all(|meld| meld.tiles().iter().all(|tile| kinds.contains(tile.kind())))
        };
        let other_tiles = |kinds: KindSet| -> u8 {
            let counts = hand.concealed().counts().iter();
            counts.filter(|(kind, _)| !kinds.contains(*kind)).map(|(_, count)| count).sum()
        };
        let simples = KindSet::ALL.difference(KindSet::ORPHANS);
        if knowledge.yaku_han(Yaku::Tanyao, false) > 0.0 && melds_fit(simples) && other_tiles(simples) <= 4 {
            plans.push(HandPlan {
                kinds: simples,
                may_call: true,
                expected_han: melded_han + knowledge.yaku_han(Yaku::Tanyao, false),
            });
        }
        for suit in Suit::ALL {
            let kinds: KindSet =
                Kind::ALL.into_iter().filter(|kind| kind.suit().is_none_or(|of| of == suit)).collect();
            let yaku = knowledge.yaku_han(Yaku::Honitsu, closed);
            if yaku > 0.0 && melds_fit(kinds) && other_tiles(kinds) <= 4 {
                plans.push(HandPlan {
                    kinds,
                    may_call: true,
                    expected_han: melded_han + yaku + 0.5 * yakuhai,
                });
            }
        }
        plans
    }

    /// Starts a search for every plan that suits the hand. The searches share the budget.
    pub(crate) fn searches(&'a self, hand: &Hand) -> Vec<HandSearch<'a>> {
        let plans: Vec<HandPlan> = self
            .plans(hand)
            .into_iter()
            .filter(|plan| restricted_counts(hand.concealed().counts(), plan.kinds, self.knowledge).is_some())
            .collect();
        let budget = self.skills.budget as usize / plans.len().max(1);
        plans
            .into_iter()
            .map(|plan| {
                HandSearch::new(self.knowledge, &self.outcomes, hand, plan, self.may_riichi)
                    .with_budget(budget)
                    .with_extra_han(self.extra_han)
            })
            .collect()
    }

    /// Returns the shanten and the values of each 13-tile hand under its best plan; `None` for hands that
    /// suit no plan.
    pub(crate) fn best_values(
        &self,
        searches: &mut [HandSearch<'_>],
        hands: &[Hand],
    ) -> Vec<Option<(i8, HandValues)>> {
        let draws = self.outcomes.draws_left;
        let mut best: Vec<Option<(i8, HandValues)>> = vec![None; hands.len()];
        for search in searches {
            for (best, found) in best.iter_mut().zip(search.evaluate(hands)) {
                let Some((_, values)) = found else { continue };
                if best.is_none_or(|(_, known)| values.result[draws] > known.result[draws]) {
                    *best = found;
                }
            }
        }
        best
    }

    /// Evaluates a move that ends with discarding `tile` and leaves a hand with these values.
    pub(crate) fn after_discard(&self, tile: Tile, values: &HandValues, act: Move) -> Evaluation {
        let draws = self.outcomes.draws_left;
        let deal_in_rate = self.opponents.deal_in_rate(tile.kind());
        let mut result = values.result[draws];
        for (seat, opponent) in self.opponents.iter() {
            let hit = opponent.tenpai_chance * opponent.wait_chance[tile.kind().index()];
            result += hit * (self.outcomes.deal_in_to[seat] - result);
        }
        Evaluation {
            act,
            win_rate: (1.0 - deal_in_rate) * values.win_rate[draws],
            deal_in_rate,
            expected_points: (1.0 - deal_in_rate) * values.points[draws],
            expected_result: result,
        }
    }

    /// Evaluates a move after which the player does not discard.
    pub(crate) fn without_discard(&self, values: &HandValues, act: Move) -> Evaluation {
        let draws = self.outcomes.draws_left;
        Evaluation {
            act,
            win_rate: values.win_rate[draws],
            deal_in_rate: 0.0,
            expected_points: values.points[draws],
            expected_result: values.result[draws],
        }
    }
}
