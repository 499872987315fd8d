import type { TableRules } from '../game/table-rules'
import { dealtTiles } from '../game/walls'

/** What is shown before a deal is played: how seats are drawn, and how the wall is built, broken and dealt from. */
export type Step =
  | { is: 'draw'; turned: number }
  | { is: 'seated' }
  | { is: 'roll' }
  | { is: 'count'; upto: number }
  | { is: 'gap' }
  | { is: 'dead' }
  | { is: 'deal'; taken: number }
  | { is: 'last' }
  | { is: 'dealt' }

/** The steps, each with how long it is seen, in milliseconds; seats are drawn before the first deal only (P-010 … P-024). */
export function stepsOf(first: boolean, sum: number, tableRules: TableRules): [Step, number][] {
  const { players, wall } = tableRules
  const drawn: [Step, number][] = Array.from({ length: players + 1 }, (_, turned) => [
    { is: 'draw', turned },
    turned === 0 ? 700 : 420,
  ])
  const seats: [Step, number][] = [...(wall.windTiles ? drawn : []), [{ is: 'seated' }, 1400]]
  const counts: [Step, number][] = Array.from({ length: sum }, (_, at) => [
    { is: 'count', upto: at + 1 },
    130,
  ])
  const rounds: [Step, number][] = Array.from({ length: 3 * players }, (_, at) => [
    { is: 'deal', taken: 4 * (at + 1) },
    60,
  ])
  return [
    ...(first ? seats : []),
    [{ is: 'roll' }, 900],
    ...counts,
    [{ is: 'gap' }, 700],
    [{ is: 'dead' }, 900],
    ...rounds,
    [{ is: 'last' }, 600],
    [{ is: 'dealt' }, 350],
  ]
}

/** How many live tiles are gone at a step. */
export function takenAt(step: Step, tableRules: TableRules): number {
  if (step.is === 'deal') return step.taken
  if (step.is === 'last') return 12 * tableRules.players
  return step.is === 'dealt' ? dealtTiles(tableRules) : 0
}

/** The stacks, counted from the gap, that the dealer's last tiles come from (P-024, A-P02). */
export function lastStacks({ players, wall }: TableRules): number[] {
  const first = 12 * players
  return wall.firstAndFifth
    ? [first, first + players].map((tile) => Math.floor(tile / 2))
    : [Math.floor(first / 2)]
}
