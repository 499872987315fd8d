import { parseTableRules } from '../game/table-rules'
import { before, breakOf } from '../game/walls'
import type { Log, LoggedDeal } from './log'
import { hex, unhex } from '../game/hex'
import { sha256 } from './sha256'

/** Recomputes walls from their seed, as docs/wall.md describes. */

const bytesOf = (...parts: (string | Uint8Array | number)[]): Uint8Array<ArrayBuffer> => {
  const chunks = parts.map((part) => {
    if (typeof part === 'string') return new TextEncoder().encode(part)
    if (typeof part !== 'number') return part
    const four = new DataView(new ArrayBuffer(4))
    four.setUint32(0, part)
    return new Uint8Array(four.buffer)
  })
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

/** Returns the random numbers of a deal, block by block. */
function numbers(seed: Uint8Array, deal: number): () => Promise<number> {
  let [block, at] = [0, 8]
  let view = new DataView<ArrayBufferLike>(new ArrayBuffer(32))
  return async () => {
    if (at === 8) {
      const digest = await sha256(bytesOf('hanchan wall 1', seed, deal, block))
      view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
      ;[block, at] = [block + 1, 0]
    }
    return view.getUint32(4 * at++)
  }
}

async function below(n: number, next: () => Promise<number>): Promise<number> {
  const limit = Math.floor(2 ** 32 / n) * n
  for (;;) {
    const number = await next()
    if (number < limit) return number % n
  }
}

/** Returns all tiles in the order before shuffling. */
export function setOf(switches: Map<string, string>): string[] {
  const reds = (switches.get('table.red-fives') ?? '').match(/\d+/g)?.map(Number) ?? [0, 0, 0]
  const small = switches.get('table.tiles') === '108'
  const tiles = ['m', 'p', 's'].flatMap((suit, at) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((rank) => {
      if (small && suit === 'm' && rank > 1 && rank < 9) return []
      const copies = 4 - (rank === 5 ? (reds[at] ?? 0) : 0)
      return Array<string>(copies).fill(`${rank}${suit}`)
    }),
  )
  const honours = [1, 2, 3, 4, 5, 6, 7].flatMap((rank) => Array<string>(4).fill(`${rank}z`))
  const red = ['m', 'p', 's'].flatMap((suit, at) =>
    small && suit === 'm' ? [] : Array<string>(reds[at] ?? 0).fill(`0${suit}`),
  )
  return [...tiles, ...honours, ...red]
}

export type Built = { tiles: string[]; dice: number[] }

/** Returns the tiles of a deal in the order of the walls, and the dice. */
export async function build(seed: Uint8Array, deal: number, set: readonly string[]): Promise<Built> {
  const tiles = [...set]
  const next = numbers(seed, deal)
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = await below(last + 1, next)
    ;[tiles[last], tiles[other]] = [tiles[other] ?? '', tiles[last] ?? '']
  }
  const dice: number[] = []
  while (dice.length < 4) dice.push((await below(6, next)) + 1)
  return { tiles, dice }
}

/** Returns the tiles in the order of drawing, starting at the break that the dice set (P-017, P-018). */
export function broken({ tiles, dice }: Built, dealer: number, switches: Map<string, string>): string[] {
  const tableRules = parseTableRules((key) => switches.get(key))
  const gap = 2 * before(breakOf(dice, dealer, tableRules), tableRules)
  return [...tiles.slice(gap), ...tiles.slice(0, gap)]
}

export type Proof =
  { is: 'kept'; deals: number } | { is: 'none' } | { is: 'other-seed' } | { is: 'other-wall'; deal: number }

const same = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((each, at) => each === b[at])

/** Combines the host's seed and the players' contributions. */
export async function mixed(host: Uint8Array, contributions: readonly string[]): Promise<Uint8Array> {
  const parts = contributions.flatMap((text) => {
    const bytes = new TextEncoder().encode(text)
    return [0, bytes.length, bytes]
  })
  return sha256(bytesOf('hanchan mix 1', host, ...parts))
}

/** Checks that the seed matches its commitment, and that every wall played follows from it. */
export async function prove(log: Log, told: (deal: number) => void = () => {}): Promise<Proof> {
  const seed = unhex(log.seed ?? '')
  if (seed?.length !== 32 || log.commitment === null) return { is: 'none' }
  const host = log.host === null ? null : unhex(log.host)
  if (host && !same([...seed], [...(await mixed(host, log.contributions))])) return { is: 'other-seed' }
  const promised = hex(await sha256(bytesOf('hanchan commit 1', host ?? seed)))
  if (promised !== log.commitment.toLowerCase()) return { is: 'other-seed' }
  const set = setOf(log.switches)
  for (const [at, deal] of log.deals.entries()) {
    told(at + 1)
    if (!fits(deal, await build(seed, at + 1, set), log.switches)) return { is: 'other-wall', deal: at + 1 }
  }
  return { is: 'kept', deals: log.deals.length }
}

function fits(deal: LoggedDeal, built: Built, switches: Map<string, string>): boolean {
  return (
    same(deal.wall, broken(built, deal.dealer, switches)) &&
    (deal.dice === null || same(deal.dice, built.dice))
  )
}
