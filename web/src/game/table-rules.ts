/** The switches of a rule set that drawing a table depends on. */
export type TableRules = {
  players: number
  /** Number of tiles in the set. */
  tiles: number
  stake: number
  /** Whether the dead wall is refilled from the live wall after each replacement draw (P-073). */
  refilled: boolean
  /** The points that a result is counted from. */
  returned: number
  wall: WallRules
  meldLayout: MeldLayout
}

/** How seats are drawn, and the wall is built, broken and dealt from (P-010 … P-024). */
export type WallRules = {
  windTiles: boolean
  clockwise: boolean
  secondRoll: boolean
  /** Stacks in the dead wall, and the number, from the left, of the one with the first indicator. */
  deadStacks: number
  indicatorStack: number
  replacements: number
  /** Whether the dealer takes the first and the fifth of the last tiles, or draws the fourteenth. */
  firstAndFifth: boolean
}

/** How melds are laid out in front of their owner. */
export type MeldLayout = {
  /** The place of a tile claimed from the right in an open kan. */
  kanFromRight: 'fourth' | 'third'
  /** The tiles of a closed kan that are face down. */
  closedKanDown: 'outer' | 'inner'
  /** The place of a tile added to a pon. */
  addedTile: 'on-top' | 'beside'
}

/** Parses switches as a rule file has them: `written('table.players')` is `4`. Missing ones get the usual value. */
export function parseTableRules(written: (key: string) => string | undefined): TableRules {
  const text = (key: string) => written(key)?.replace(/^"(.*)"$/, '$1')
  const number = (key: string, usual: number) => {
    const value = Number(text(key) ?? usual)
    return Number.isFinite(value) ? value : usual
  }
  const players = number('table.players', 4)
  return {
    players,
    tiles: number('table.tiles', players === 3 ? 108 : 136),
    stake: number('riichi.stake', 1000),
    refilled: text('calls.dead-wall-refilled') !== 'false',
    returned: number('result.return-points', 25_000),
    wall: {
      windTiles: text('table.seat-draw') !== 'random',
      clockwise: text('table.break-direction') === 'clockwise',
      secondRoll: text('table.break-stacks') === 'second-roll',
      deadStacks: number('table.dead-wall-stacks', 7),
      indicatorStack: number('table.indicator-stack', 3),
      replacements: number('table.replacement-tiles', 4),
      firstAndFifth: text('table.last-tiles') !== 'one-each',
    },
    meldLayout: {
      kanFromRight: text('calls.kan-from-right') === 'third' ? 'third' : 'fourth',
      closedKanDown: text('calls.closed-kan-down') === 'inner' ? 'inner' : 'outer',
      addedTile: text('calls.added-tile') === 'beside' ? 'beside' : 'on-top',
    },
  }
}

/** Common practice for this number of players. */
export const defaultTableRules = (players = 4): TableRules =>
  parseTableRules((key) => (key === 'table.players' ? String(players) : undefined))
