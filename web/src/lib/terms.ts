/** What the pictures and the fold need to know of a rule set. */
export type Terms = {
  players: number
  /** How many tiles there are. */
  tiles: number
  stake: number
  /** Whether a live tile becomes dead for each replacement (P-073). */
  refilled: boolean
  /** The points that count as zero in the result. */
  returned: number
  wall: WallTerms
  laying: Laying
}

/** How seats are drawn, and the wall is built, broken and dealt from (P-010 … P-024). */
export type WallTerms = {
  windTiles: boolean
  clockwise: boolean
  secondRoll: boolean
  /** Stacks of the dead wall, and in which of them, from the left, the first indicator lies. */
  deadStacks: number
  indicatorStack: number
  replacements: number
  /** Whether the dealer takes the first and the fifth of the last tiles, or draws his fourteenth. */
  firstAndFifth: boolean
}

/** How sets lie before their owner. */
export type Laying = {
  /** Where the tile claimed from the right lies in an open kan: last, or third. */
  kanFromRight: 'fourth' | 'third'
  /** Which tiles of a closed kan lie face down. */
  closedKanDown: 'outer' | 'inner'
  /** Where the tile added to a pon lies. */
  addedTile: 'on-top' | 'beside'
}

/** Reads them from switches as they are written in a rule file: `table.players` is `4`. */
export function termsFrom(written: (key: string) => string | undefined): Terms {
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
    laying: {
      kanFromRight: text('calls.kan-from-right') === 'third' ? 'third' : 'fourth',
      closedKanDown: text('calls.closed-kan-down') === 'inner' ? 'inner' : 'outer',
      addedTile: text('calls.added-tile') === 'beside' ? 'beside' : 'on-top',
    },
  }
}

/** Common practice among so many. */
export const usual = (players = 4): Terms => termsFrom((key) => (key === 'table.players' ? String(players) : undefined))
