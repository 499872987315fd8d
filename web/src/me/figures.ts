import type { ListedGame } from '../net/protocol'

/** The player's own result of a game. */
export type Ended = { place: number; points: number; result: number }

export function endOf({ result, seat }: ListedGame): Ended | null {
  const at = result?.findIndex(([of]) => of === seat) ?? -1
  const own = result?.[at]
  return own === undefined ? null : { place: at + 1, points: own[1], result: own[2] / 10 }
}

/** Returns the running total of results after each finished game, oldest first. */
export function trend(games: readonly ListedGame[]): number[] {
  let sum = 0
  return [...games].reverse().flatMap((game) => {
    const end = endOf(game)
    if (end === null) return []
    sum = Math.round((sum + end.result) * 10) / 10
    return [sum]
  })
}

/** Scales values to the points of a line in a box, starting at 0, with the height of the zero line. */
export function line(
  values: readonly number[],
  width: number,
  height: number,
): { points: [number, number][]; zero: number } {
  const all = [0, ...values]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const y = (value: number) => (high === low ? height / 2 : ((high - value) / (high - low)) * height)
  const x = (at: number) => (all.length === 1 ? 0 : (at / (all.length - 1)) * width)
  return { points: all.map((value, at) => [x(at), y(value)]), zero: y(0) }
}
