import type { TableRules } from './table-rules'

/** Where the wall is broken: whose wall, and how many stacks from its right end (P-017, P-018). */
export type Break = { owner: number; stacks: number; sum: number }

export function breakOf(dice: readonly number[], dealer: number, { players, wall }: TableRules): Break {
  const [a = 1, b = 1, c = 0, d = 0] = dice
  const sum = a + b
  const steps = (sum + players - 1) % players
  const owner = (wall.clockwise ? dealer + players - steps : dealer + steps) % players
  return { owner, stacks: sum + (wall.secondRoll ? c + d : 0), sum }
}

/** Returns the walls counted for the dice, one per pip, starting with the dealer's (P-017). */
export function counted(sum: number, dealer: number, { players, wall }: TableRules): number[] {
  return Array.from(
    { length: sum },
    (_, at) => (wall.clockwise ? dealer + players * sum - at : dealer + at) % players,
  )
}

/** Returns the number of stacks in each player's wall (P-015). */
export function stacksPerWall({ tiles, players }: TableRules): number {
  return Math.floor(tiles / 2 / players)
}

/** A stack of the wall. */
export type Stack = {
  /** Whose wall, and which stack of it from the right end. */
  seat: number
  at: number
  /** Tiles left in the stack. */
  tiles: number
  /** Its number in the dead wall, counted from the break; null in the live wall. */
  dead: number | null
}

/** Returns the number of stacks before the break, from the right end of the first seat's wall leftwards, wall by wall. */
export function before({ owner, stacks }: Break, tableRules: TableRules): number {
  const each = stacksPerWall(tableRules)
  const left = (tableRules.players - owner) % tableRules.players
  return (left * each + stacks) % (each * tableRules.players)
}

/**
 * Returns all stacks after `taken` live tiles left of the break and `replaced` replacement tiles right of it are gone. The
 * upper tile of a stack is taken first (P-019, P-023, P-067).
 */
export function stacksOf(broken: Break, tableRules: TableRules, taken: number, replaced: number): Stack[] {
  const each = stacksPerWall(tableRules)
  const all = each * tableRules.players
  const gap = before(broken, tableRules)
  const grown = tableRules.refilled ? Math.floor(replaced / 2) : 0
  return Array.from({ length: all }, (_, ring): Stack => {
    const [wall, at] = [Math.floor(ring / each), ring % each]
    const seat = (tableRules.players - wall) % tableRules.players
    const toLeft = (ring - gap + all) % all
    const toRight = (gap - 1 - ring + all) % all
    const left = (gone: number, stack: number) => 2 - Math.min(2, Math.max(0, gone - 2 * stack))
    if (toRight < tableRules.wall.deadStacks + grown) {
      const own = toRight < Math.ceil(tableRules.wall.replacements / 2) ? left(replaced, toRight) : 2
      return { seat, at, tiles: own, dead: toRight + 1 }
    }
    return { seat, at, tiles: left(taken, toLeft), dead: null }
  })
}

/** A stack of the dead wall, counted from the break: its tiles, and the indicator turned up on it. */
export type DeadStack = { tiles: number; indicator: string | null }

export function deadWall(
  indicators: readonly string[],
  replaced: number,
  tableRules: TableRules,
): DeadStack[] {
  const { deadStacks, indicatorStack, replacements } = tableRules.wall
  const added = tableRules.refilled ? replaced : 0
  return Array.from({ length: deadStacks + Math.ceil(added / 2) }, (_, at): DeadStack => {
    const gone = at < Math.ceil(replacements / 2) ? Math.min(2, Math.max(0, replaced - 2 * at)) : 0
    const come = at < deadStacks ? 2 : Math.min(2, added - 2 * (at - deadStacks))
    return { tiles: come - gone, indicator: indicators[at + 1 - indicatorStack] ?? null }
  })
}

/** Returns how many live tiles have been taken when `live` are left. */
export function takenOf(live: number, replaced: number, tableRules: TableRules): number {
  const atFirst = tableRules.tiles - 2 * tableRules.wall.deadStacks
  return Math.max(0, atFirst - live - (tableRules.refilled ? replaced : 0))
}

/** Returns the number of tiles dealt to all hands. */
export function dealtTiles({ players }: TableRules): number {
  return 13 * players + 1
}
