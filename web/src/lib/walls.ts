import type { Terms } from './terms'

/** Where the wall is broken: in whose wall, and after how many stacks from its right end (P-017, P-018). */
export type Break = { owner: number; stacks: number; sum: number }

export function breakOf(dice: readonly number[], dealer: number, { players, wall }: Terms): Break {
  const [a = 1, b = 1, c = 0, d = 0] = dice
  const sum = a + b
  const steps = (sum + players - 1) % players
  const owner = (wall.clockwise ? dealer + players - steps : dealer + steps) % players
  return { owner, stacks: sum + (wall.secondRoll ? c + d : 0), sum }
}

/** The walls that are counted, one for each eye of the dice, beginning with the dealer's (P-017). */
export function counted(sum: number, dealer: number, { players, wall }: Terms): number[] {
  return Array.from({ length: sum }, (_, at) => (wall.clockwise ? dealer + players * sum - at : dealer + at) % players)
}

/** How many stacks each player's wall has (P-015). */
export function stacksPerWall({ tiles, players }: Terms): number {
  return Math.floor(tiles / 2 / players)
}

/** A stack at its place. */
export type Stack = {
  /** Whose wall, and which stack of it from the right end. */
  seat: number
  at: number
  /** How many tiles lie there. */
  tiles: number
  /** Its number in the dead wall, from the gap; none for live ones. */
  dead: number | null
}

/** How many stacks lie before the gap, counted from the right end of the first seat's wall to the left, wall by wall. */
export function before({ owner, stacks }: Break, terms: Terms): number {
  const each = stacksPerWall(terms)
  const left = (terms.players - owner) % terms.players
  return (left * each + stacks) % (each * terms.players)
}

/**
 * All stacks after so many live tiles were taken from the gap on to the left, and so many replacements from the gap on to the
 * right, each with its upper tile first (P-019, P-023, P-067).
 */
export function stacksOf(broken: Break, terms: Terms, taken: number, replaced: number): Stack[] {
  const each = stacksPerWall(terms)
  const all = each * terms.players
  const gap = before(broken, terms)
  const grown = terms.refilled ? Math.floor(replaced / 2) : 0
  return Array.from({ length: all }, (_, ring): Stack => {
    const [wall, at] = [Math.floor(ring / each), ring % each]
    const seat = (terms.players - wall) % terms.players
    const toLeft = (ring - gap + all) % all
    const toRight = (gap - 1 - ring + all) % all
    const left = (gone: number, stack: number) => 2 - Math.min(2, Math.max(0, gone - 2 * stack))
    if (toRight < terms.wall.deadStacks + grown) {
      const own = toRight < Math.ceil(terms.wall.replacements / 2) ? left(replaced, toRight) : 2
      return { seat, at, tiles: own, dead: toRight + 1 }
    }
    return { seat, at, tiles: left(taken, toLeft), dead: null }
  })
}

/** The stacks of the dead wall from the gap on: how many tiles each has, and which indicator lies on it. */
export type DeadStack = { tiles: number; indicator: string | null }

export function deadWall(indicators: readonly string[], replaced: number, terms: Terms): DeadStack[] {
  const { deadStacks, indicatorStack, replacements } = terms.wall
  const added = terms.refilled ? replaced : 0
  return Array.from({ length: deadStacks + Math.ceil(added / 2) }, (_, at): DeadStack => {
    const gone = at < Math.ceil(replacements / 2) ? Math.min(2, Math.max(0, replaced - 2 * at)) : 0
    const come = at < deadStacks ? 2 : Math.min(2, added - 2 * (at - deadStacks))
    return { tiles: come - gone, indicator: indicators[at + 1 - indicatorStack] ?? null }
  })
}

/** How many live tiles were taken from the gap on, when so many are left. */
export function takenOf(live: number, replaced: number, terms: Terms): number {
  const atFirst = terms.tiles - 2 * terms.wall.deadStacks
  return Math.max(0, atFirst - live - (terms.refilled ? replaced : 0))
}

/** How many tiles were dealt to all hands. */
export function dealtTiles({ players }: Terms): number {
  return 13 * players + 1
}
