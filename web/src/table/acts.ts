import type { View } from '../game/fold'
import { kindOf, rankOf, sorted, suitOf } from '../game/tiles'
import type { WireMove } from '../net/protocol'

/** An action button. */
export type Act = {
  /** The message id of its label. */
  label: string
  /** The tiles that the button shows. */
  tiles: string[]
  move: WireMove | 'riichi'
  strong: boolean
}

const act = (label: string, move: Act['move'], tiles: string[] = [], strong = false): Act => ({
  label,
  tiles,
  move,
  strong,
})

/**
 * Returns the actions available now, besides discarding: the most important first, passing last. An unassisted table
 * offers everything, legal or not, and highlights nothing.
 */
export function actsOf(view: View, real = false): Act[] {
  const { choice } = view
  switch (choice?.type) {
    case 'turn':
      return real ? ofTurn(choice.moves).map((one) => ({ ...one, strong: false })) : ofTurn(choice.moves)
    case 'claim':
      return choice.moves.map((move) => ofClaim(move, view))
    case 'speak':
      return ofSpeech(view, choice.draws)
    case 'draw':
      return [act('web-do-draw', { type: 'draw' }, [], true)]
    case 'show':
      return [
        act('do-show', { type: 'show', tenpai: true }, [], true),
        act('do-hide', { type: 'show', tenpai: false }),
      ]
    case 'accept':
      return [act('web-do-agree', { type: 'agree' }, [], true), act('web-do-object', { type: 'object' })]
    case 'settle':
      return [act('web-do-mix', { type: 'mix' }, [], true), act('web-do-correct', { type: 'correct' })]
    default:
      return []
  }
}

function ofTurn(moves: WireMove[]): Act[] {
  const acts: Act[] = []
  for (const move of moves) {
    if (move.type === 'tsumo') acts.unshift(act('by-tsumo', move, [], true))
    if (move.type === 'closed-kan')
      acts.push(act('web-do-closed-kan', move, Array<string>(4).fill(move.tile)))
    if (move.type === 'added-kan') acts.push(act('web-do-added-kan', move, [move.tile]))
    if (move.type === 'north') acts.push(act('do-north', move, ['4z']))
    if (move.type === 'nine-kinds') acts.push(act('do-nine-kinds', move))
  }
  if (moves.some((move) => move.type === 'riichi'))
    acts.splice(acts[0]?.strong ? 1 : 0, 0, act('do-riichi', 'riichi', [], true))
  return acts
}

function ofClaim(move: WireMove, view: View): Act {
  const tile = view.offered?.tile ?? ''
  switch (move.type) {
    case 'ron':
      return act('by-ron', move, [tile], true)
    case 'pon':
      return act('web-do-pon', move, [tile, ...move.own])
    case 'chi':
      return act('web-do-chi', move, sorted([tile, ...move.own]))
    case 'open-kan':
      return act('do-kan', move, Array<string>(4).fill(kindOf(tile)))
    default:
      return act('do-pass', move)
  }
}

/** Returns the calls at an unassisted table: everything that the hand has tiles for, legal or not. */
function ofSpeech(view: View, draws: boolean): Act[] {
  const tile = view.offered?.tile
  const hand = view.seat === null ? [] : (view.fronts[view.seat]?.tiles ?? [])
  const draw = act('web-do-draw', { type: 'draw' }, [], true)
  // The player who draws next passes by drawing; the others spare that player the wait.
  const ends = draws ? [] : [act('do-pass', { type: 'pass' })]
  if (tile === undefined) return draws ? [draw] : []
  const acts = [...(draws ? [draw] : []), act('by-ron', { type: 'ron' }, [tile])]
  if (view.offered?.by !== 'discard') return [...acts, ...ends]
  const same = hand.filter((own) => kindOf(own) === kindOf(tile))
  for (const own of pairs(same)) acts.push(act('web-do-pon', { type: 'pon', own }, [tile, ...own]))
  if (same.length >= 3) acts.push(act('do-kan', { type: 'open-kan' }, Array<string>(4).fill(kindOf(tile))))
  for (const own of runs(hand, tile))
    acts.push(act('web-do-chi', { type: 'chi', own }, sorted([tile, ...own])))
  return [...acts, ...ends]
}

function pairs(same: string[]): [string, string][] {
  const found = new Map<string, [string, string]>()
  same.forEach((first, at) => {
    for (const second of same.slice(at + 1)) found.set([first, second].sort().join(), [first, second])
  })
  return [...found.values()]
}

function runs(hand: string[], tile: string): [string, string][] {
  const [suit, rank] = [suitOf(tile), rankOf(tile)]
  if (suit === 'z') return []
  const held = (wanted: number) => [
    ...new Set(hand.filter((own) => suitOf(own) === suit && rankOf(own) === wanted)),
  ]
  const steps: [number, number][] = [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ]
  return steps.flatMap(([first, second]) =>
    held(rank + first).flatMap((low) => held(rank + second).map((high): [string, string] => [low, high])),
  )
}

/** Returns the move that discards a tile of the hand, with riichi or without; `drawn` marks the tile just drawn. */
export function discardOf(tile: string, drawn: boolean, riichi: boolean): WireMove {
  const how = drawn ? { drawn: true } : { tile, drawn: false }
  return riichi ? { type: 'riichi', ...how } : { type: 'discard', ...how }
}

/** Whether this discard is among the legal moves. */
export function isListed(view: View, move: WireMove): boolean {
  if (view.choice?.type !== 'turn') return false
  const wanted = JSON.stringify(plain(move))
  return view.choice.moves.some((listed) => JSON.stringify(plain(listed)) === wanted)
}

function plain(move: WireMove): unknown[] {
  if (move.type !== 'discard' && move.type !== 'riichi') return [move.type]
  return [move.type, move.drawn, move.drawn ? null : (move.tile ?? null)]
}
