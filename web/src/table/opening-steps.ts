import type { TableRules } from '../game/table-rules'
import { dealtTiles } from '../game/walls'

/** A step of the opening of a deal: seat draw, building and breaking the wall, dealing. */
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

/** Returns the steps with their durations in milliseconds. Seats are drawn before the first deal only (P-010 … P-024). */
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

/** Returns how many live tiles have been taken at a step. */
export function takenAt(step: Step, tableRules: TableRules): number {
  if (step.is === 'deal') return step.taken
  if (step.is === 'last') return 12 * tableRules.players
  return step.is === 'dealt' ? dealtTiles(tableRules) : 0
}

/** Returns the stacks, counted from the break, of the dealer's last tiles (P-024, A-P02). */
export function lastStacks({ players, wall }: TableRules): number[] {
  const first = 12 * players
  return wall.firstAndFifth
    ? [first, first + players].map((tile) => Math.floor(tile / 2))
    : [Math.floor(first / 2)]
}
