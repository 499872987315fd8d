// Faster versions of what @kobalab/majiang-core and @kobalab/majiang-ai compute about hands: the same values to the
// last bit, from tables and without copying hands. Requiring this file replaces the libraries' functions; `npm test`
// compares both.
'use strict'

const Majiang = require('@kobalab/majiang-core')
const Player = require('@kobalab/majiang-ai')

const { Shoupai, Util } = Majiang

// A tile is the number 10 * suit + rank. Rank 0 is the red five.
const SUITS = ['m', 'p', 's', 'z']
const NAMES = SUITS.flatMap((suit) => [...'0123456789'].map((rank) => suit + rank))
const TILES = new Map(NAMES.map((name, tile) => [name, tile]))
const LAST = [9, 9, 9, 7]

// A suit is a number whose base-5 digits are the counts of its ranks, lowest rank first.
const UNIT = Array.from({ length: 10 }, (_, rank) => 5 ** ((rank || 5) - 1))
const numberCode = (c) =>
  c[1] + 5 * (c[2] + 5 * (c[3] + 5 * (c[4] + 5 * (c[5] + 5 * (c[6] + 5 * (c[7] + 5 * (c[8] + 5 * c[9])))))))
const honourCode = (c) => c[1] + 5 * (c[2] + 5 * (c[3] + 5 * (c[4] + 5 * (c[5] + 5 * (c[6] + 5 * c[7])))))

// --- Shanten ---

// A split of tiles into sets, blocks of two, lone tiles and perhaps the pair, encoded as a number. Splits can be added.
const PAIR = 4096
const split = (pair, sets, blocks, lone) => pair * PAIR + (sets << 8) + (blocks << 4) + lone

// Returns the distance to four sets and a pair. At most four blocks count beside the pair; a surplus set counts as a
// block, and a surplus block as a lone tile.
const distance = (taken, melds) => {
  const pair = taken >> 12
  const sets = ((taken >> 8) & 15) + melds
  const whole = Math.min(sets, 4)
  const blocks = ((taken >> 4) & 15) + sets - whole
  const half = Math.min(blocks, 4 - whole)
  const lone = Math.min((taken & 15) + blocks - half, (pair ? 4 : 5) - whole - half)
  return 13 - 3 * whole - 2 * (half + pair) - lone
}

// All possible splits of the rest of a 14-tile hand.
const beside = []
for (let pair = 0; pair <= 1; pair++) {
  for (let sets = 0; sets <= 4; sets++) {
    for (let blocks = 0; blocks <= 7; blocks++) {
      for (let lone = 0; lone <= 14 - 2 * pair - 3 * sets - 2 * blocks; lone++) {
        beside.push(split(pair, sets, blocks, lone))
      }
    }
  }
}

// Returns whether one split is at least as good as another, whatever the rest of the hand is.
const betters = new Map()
const better = (one, other) => {
  if (one >> 12 !== other >> 12) return false
  const key = one * 2 * PAIR + other
  if (!betters.has(key)) {
    const fitting = beside.filter((more) => (one & more) < PAIR)
    betters.set(key, fitting.every((more) => distance(one + more, 0) <= distance(other + more, 0)))
  }
  return betters.get(key)
}

// A shape is a list of splits that may turn out best, identified by its number. 14-tile hands have fewer than 800
// shapes.
const BITS = 10
const shapes = []
const known = new Map()
const shapeOf = (splits) => {
  const good = []
  for (const one of [...new Set(splits)].sort((a, b) => a - b)) {
    if (good.some((other) => better(other, one))) continue
    for (let at = good.length - 1; at >= 0; at--) if (better(one, good[at])) good.splice(at, 1)
    good.push(one)
  }
  const name = good.join()
  if (!known.has(name)) {
    known.set(name, shapes.push(good) - 1)
    if (shapes.length > 1 << BITS) throw new Error('too many tiles')
  }
  return known.get(name)
}

// Splits the tiles that are left beside the sets: neighbours with at most one rank between them form blocks.
const leftover = (counts) => {
  let blocks = 0
  let lone = 0
  let group = 0
  let gap = 0
  for (let rank = 1; rank <= 9; rank++) {
    gap = counts[rank] === 0 ? gap + 1 : 0
    group += counts[rank]
    if (gap < 2 && rank < 9) continue
    blocks += group >> 1
    lone += group & 1
    group = 0
  }
  return { blocks, lone }
}

const SETS = []
for (let rank = 1; rank <= 9; rank++) {
  SETS.push([rank, rank, rank])
  if (rank <= 7) SETS.push([rank, rank + 1, rank + 2])
}

// Returns two of the ways to take sets out of a suit: the one with the fewest lone tiles and the one with the most
// sets.
const numberSplits = (counts, pair) => {
  let neat
  let rich
  const visit = (first, sets) => {
    const { blocks, lone } = leftover(counts)
    if (!neat || lone < neat.lone || (lone === neat.lone && blocks < neat.blocks)) neat = { sets, blocks, lone }
    if (!rich || sets > rich.sets || (sets === rich.sets && blocks > rich.blocks)) rich = { sets, blocks, lone }
    for (let next = first; next < SETS.length; next++) {
      const [a, b, c] = SETS[next]
      counts[a]--
      counts[b]--
      counts[c]--
      if (counts[a] >= 0 && counts[b] >= 0 && counts[c] >= 0) visit(next, sets + 1)
      counts[a]++
      counts[b]++
      counts[c]++
    }
  }
  visit(0, 0)
  return [neat, rich].map(({ sets, blocks, lone }) => split(pair, sets, blocks, lone))
}

const honourSplits = (counts, pair) => {
  const kinds = [0, 0, 0, 0]
  for (let rank = 1; rank <= 7; rank++) kinds[Math.min(counts[rank], 3)]++
  return [split(pair, kinds[3], kinds[2], kinds[1])]
}

// Encodes a suit: its shape, and below that, in four bits each so that suits can be added, the number of kinds held
// at least twice, once, and the number of terminals and honours held at all and at least twice.
const describe = (value, last, splits) => {
  const counts = UNIT.map((unit, rank) => (rank === 0 || rank > last ? 0 : Math.floor(value / unit) % 5))
  const found = splits(counts, 0)
  let kinds = 0
  for (let rank = 1; rank <= last; rank++) {
    const outer = last === 7 || rank === 1 || rank === 9
    if (counts[rank] === 1) kinds += 16
    if (counts[rank] >= 1 && outer) kinds += 256
    if (counts[rank] < 2) continue
    kinds += outer ? 4097 : 1
    counts[rank] -= 2
    found.push(...splits(counts, 1))
    counts[rank] += 2
  }
  return (shapeOf(found) << 16) | kinds
}

const numbers = new Int32Array(5 ** 9).fill(-1)
const number = (value) => {
  const suit = numbers[value]
  return suit >= 0 ? suit : (numbers[value] = describe(value, 9, numberSplits))
}

const honours = new Int32Array(5 ** 7).fill(-1)
const honour = (value) => {
  const suit = honours[value]
  return suit >= 0 ? suit : (honours[value] = describe(value, 7, honourSplits))
}

const sums = (a, b) => {
  const all = []
  for (const one of shapes[a]) for (const other of shapes[b]) if ((one & other) < PAIR) all.push(one + other)
  return all
}

// The shape of two shapes combined.
const pairs = new Int16Array(1 << (2 * BITS)).fill(-1)
const join = (a, b) => {
  const at = (a << BITS) | b
  const shape = pairs[at]
  return shape >= 0 ? shape : (pairs[at] = shapeOf(sums(a, b)))
}

// The distance of two shapes combined, beside a number of melds.
const ends = new Int8Array(5 << (2 * BITS)).fill(-2)
const end = (a, b, melds) => {
  const at = (((melds << BITS) | a) << BITS) | b
  const best = ends[at]
  return best > -2 ? best : (ends[at] = Math.min(...sums(a, b).map((taken) => distance(taken, melds))))
}

// The distance to seven pairs or thirteen orphans, by the kinds of all suits.
const specials = new Int8Array(65536)
for (let kinds = 0; kinds < 65536; kinds++) {
  const twice = Math.min(kinds & 15, 7)
  const once = Math.min((kinds >> 4) & 15, 7 - twice)
  const orphans = ((kinds >> 8) & 15) + (kinds >> 12 > 0 ? 1 : 0)
  specials[kinds] = Math.min(13 - 2 * twice - once, 13 - orphans)
}

const far = (m, p, s, z, melds) => {
  const regular = end(join(m >> 16, p >> 16), join(s >> 16, z >> 16), melds)
  return melds > 0 ? regular : Math.min(regular, specials[(m + p + s + z) & 65535])
}

// A hand that has just called a tile does not count as complete.
const xiangting = ({ _bingpai: { m, p, s, z }, _fulou, _zimo }) => {
  const suits = [number(numberCode(m)), number(numberCode(p)), number(numberCode(s)), honour(honourCode(z))]
  const best = far(suits[0], suits[1], suits[2], suits[3], _fulou.length)
  return best === -1 && _zimo && _zimo.length > 2 ? 0 : best
}

const tingpai = (hand, measure = xiangting) => {
  if (hand._zimo) return null
  const now = measure(hand)
  const found = []
  for (const suit of SUITS) {
    const counts = hand._bingpai[suit]
    for (let rank = 1; rank < counts.length; rank++) {
      if (counts[rank] >= 4) continue
      counts[rank]++
      if (measure(hand) < now) found.push(suit + rank)
      counts[rank]--
    }
  }
  return found
}

// --- The player's own shanten, to a hand with a yaku ---

const melds = []
const meldIds = new Map()
const meldOf = (text) => {
  if (!meldIds.has(text)) {
    const suit = TILES.get(`${text[0]}0`)
    const rank = Number(/\d(?=[-+=])/.exec(text)?.[0] ?? 0) || 5
    const set = /^.(\d)\1\1/.test(text.replace(/0/, '5'))
    const denied = [suit + rank]
    if (!set && rank < 7 && /^[mps]\d-\d\d$/.test(text)) denied.push(suit + rank + 3)
    if (!set && rank > 3 && /^[mps]\d\d\d-$/.test(text)) denied.push(suit + rank - 3)
    const meld = {
      text,
      set,
      suit: text[0],
      open: /[-+=]/.test(text),
      outer: /^z|[19]/.test(text),
      rank: Number(text[1]),
      uses: text.match(/\d(?![-+=])/g).map((digit) => suit + Number(digit)),
      denied,
    }
    meldIds.set(text, melds.push(meld) - 1)
  }
  return meldIds.get(text)
}

const EMPTY = describe(0, 9, numberSplits)
const NO_HONOURS = describe(0, 7, honourSplits)

function shanten(hand) {
  const { m, p, s, z } = hand._bingpai
  const called = hand._fulou.map((text) => melds[meldOf(text)])
  const claimed = hand._zimo && hand._zimo.length > 2
  const codes = [numberCode(m), numberCode(p), numberCode(s)]
  const suits = codes.map(number)
  const zs = honourCode(z)
  const measure = (a, b, c, d) => {
    const best = far(a, b, c, d, called.length)
    return best === -1 && claimed ? 0 : best
  }
  let best = Infinity

  const closed = called.every(({ open }) => !open)
  let valued = false
  let back = 0
  for (const rank of [this._model.zhuangfeng + 1, this._menfeng + 1, 5, 6, 7]) {
    if (z[rank] >= 3 || called.some((meld) => meld.suit === 'z' && meld.rank === rank)) valued = true
    else if (z[rank] === 2 && this._suanpai._paishu.z[rank]) back = rank
  }
  const honoured = honour(zs)
  if (closed || valued) best = measure(suits[0], suits[1], suits[2], honoured)
  if (back && !valued) {
    const rest = honour(zs - 2 * UNIT[back])
    best = Math.min(best, far(suits[0], suits[1], suits[2], rest, called.length + 1) + 1)
  }

  if ((this._rule['クイタンあり'] || closed) && !called.some(({ outer }) => outer)) {
    const inner = [m, p, s].map((counts, suit) => number(codes[suit] - counts[1] - counts[9] * UNIT[9]))
    best = Math.min(best, measure(inner[0], inner[1], inner[2], NO_HONOURS))
  }

  if (called.every(({ set }) => set)) {
    let sets = called.length
    let twos = 0
    for (const counts of [m, p, s, z]) {
      for (let rank = 1; rank < counts.length; rank++) {
        if (counts[rank] >= 3) sets++
        else if (counts[rank] === 2) twos++
      }
    }
    best = Math.min(best, 8 - 2 * sets - Math.min(twos, 5 - sets))
  }

  for (let suit = 0; suit < 3; suit++) {
    if (called.some((meld) => meld.suit !== 'z' && meld.suit !== SUITS[suit])) continue
    const only = suits.map((value, at) => (at === suit ? value : EMPTY))
    best = Math.min(best, measure(only[0], only[1], only[2], honoured))
  }
  return best
}

// --- The player's search ---

// A cache of hand values with keys of five numbers. It is valid for as long as its owner object is the same.
class Cache {
  #owner
  #age = 0
  #size = 0
  #mask
  #ages
  #keys
  #values

  constructor(size = 4096) {
    this.#allot(size)
  }

  #allot(size) {
    this.#mask = size - 1
    this.#ages = new Int32Array(size)
    this.#keys = new Int32Array(5 * size)
    this.#values = new Float64Array(size)
    this.#size = 0
    this.#age = 1
  }

  // Empties the cache for a new owner. Returns whether the owner is new.
  belong(owner) {
    if (this.#owner === owner) return false
    this.#owner = owner
    this.#size = 0
    this.#age++
    return true
  }

  #place(a, b, c, d, e) {
    const keys = this.#keys
    let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)
    hash ^= Math.imul(d, 0x27d4eb2f) ^ Math.imul(e, 0x165667b1)
    let at = (hash ^ (hash >>> 15)) & this.#mask
    while (this.#ages[at] === this.#age) {
      const key = 5 * at
      const same = keys[key] === a && keys[key + 1] === b && keys[key + 2] === c
      if (same && keys[key + 3] === d && keys[key + 4] === e) break
      at = (at + 1) & this.#mask
    }
    return at
  }

  get(a, b, c, d, e) {
    const at = this.#place(a, b, c, d, e)
    return this.#ages[at] === this.#age ? this.#values[at] : undefined
  }

  set(a, b, c, d, e, value) {
    if (2 * this.#size > this.#mask) this.#grow()
    const at = this.#place(a, b, c, d, e)
    if (this.#ages[at] !== this.#age) {
      this.#ages[at] = this.#age
      const key = 5 * at
      this.#keys[key] = a
      this.#keys[key + 1] = b
      this.#keys[key + 2] = c
      this.#keys[key + 3] = d
      this.#keys[key + 4] = e
      this.#size++
    }
    this.#values[at] = value
  }

  #grow() {
    const [age, ages, keys, values] = [this.#age, this.#ages, this.#keys, this.#values]
    this.#allot(2 * ages.length)
    for (let at = 0; at < ages.length; at++) {
      if (ages[at] === age) this.set(...keys.subarray(5 * at, 5 * at + 5), values[at])
    }
  }
}

const NOTHING = 40
const CLAIM = 41
const NO_BACK = -2
const BLANK_BACK = -1
const WIDTH = [12, 12 * 6, 12 * 6 * 3]
const SUIT = NAMES.map((_, tile) => Math.floor(tile / 10))
const PLAIN = NAMES.map((_, tile) => (tile % 10 === 0 ? tile + 5 : tile))

class Search {
  #player
  #values = new Cache()
  #scores = new Cache()
  #held = new Int8Array(40)
  #codes = [0, 0, 0, 0]
  #suits = [EMPTY, EMPTY, EMPTY, NO_HONOURS]
  #left = new Int8Array(40)
  // Lists of melds, each longer one found by the shorter one, and the list of the current hand.
  #rows = [[]]
  #longer = new Map()
  #row = 0
  #drawn = NOTHING
  #riichi = false

  constructor(player) {
    this.#player = player
  }

  // Returns the value of a hand, or nothing if it is too far from tenpai for a search.
  run(hand, left, back) {
    const { m, p, s, z, _ } = hand._bingpai
    if (_ > 0 || this.#player._rule['喰い替え許可レベル'] !== 0) return undefined
    if (xiangting(hand) >= 3) return undefined
    this.#codes = [numberCode(m), numberCode(p), numberCode(s), honourCode(z)]
    this.#suits = [number(this.#codes[0]), number(this.#codes[1]), number(this.#codes[2]), honour(this.#codes[3])]
    this.#held.set(m, 0)
    this.#held.set(p, 10)
    this.#held.set(s, 20)
    this.#held.set(z, 30)
    this.#values.belong(this.#player._eval_cache)
    if (this.#scores.belong(this.#player._defen_cache)) {
      this.#rows = [[]]
      this.#longer.clear()
    }
    this.#row = hand._fulou.reduce((row, text) => this.#append(row, meldOf(text)), 0)
    this.#drawn = hand._zimo ? (hand._zimo.length > 2 ? CLAIM : TILES.get(hand._zimo)) : NOTHING
    this.#riichi = hand._lizhi
    for (const name of Object.keys(left)) this.#left[TILES.get(name)] = left[name]
    return this.#value(back == null ? NO_BACK : back === '' ? BLANK_BACK : TILES.get(back))
  }

  #append(row, meld) {
    const key = row * 65536 + meld
    if (!this.#longer.has(key)) this.#longer.set(key, this.#rows.push([...this.#rows[row], meld]) - 1)
    return this.#longer.get(key)
  }

  #put(tile) {
    this.#change(tile, 1)
  }

  #take(tile) {
    this.#change(tile, -1)
  }

  #change(tile, by) {
    const suit = SUIT[tile]
    const plain = PLAIN[tile]
    this.#held[plain] += by
    if (plain !== tile) this.#held[tile] += by
    const code = this.#codes[suit] + by * UNIT[tile % 10]
    this.#codes[suit] = code
    this.#suits[suit] = suit === 3 ? honour(code) : number(code)
  }

  #shanten() {
    const [m, p, s, z] = this.#suits
    const best = far(m, p, s, z, this.#rows[this.#row].length)
    return best === -1 && this.#drawn === CLAIM ? 0 : best
  }

  #value(back) {
    const held = this.#held
    const codes = this.#codes
    const a = codes[0] | (held[0] << 21)
    const b = codes[1] | (held[10] << 21)
    const c = codes[2] | (held[20] << 21)
    const d = codes[3] | (this.#drawn << 17) | ((back + 2) << 23)
    const e = (this.#row << 1) | (this.#riichi ? 1 : 0)
    const before = this.#values.get(a, b, c, d, e)
    if (before !== undefined) return before

    const shanten = this.#shanten()
    let value
    if (shanten === -1) value = this.#score()
    else if (this.#drawn !== NOTHING) value = this.#discards(shanten, back)
    else value = this.#draws(shanten, back)
    this.#values.set(a, b, c, d, e, value)
    return value
  }

  // Returns the best value of all discards that keep the shanten.
  #discards(shanten, back) {
    const held = this.#held
    const drawn = this.#drawn
    const denied = drawn === CLAIM ? melds[this.#rows[this.#row].at(-1)].denied : []
    let best = 0
    this.#drawn = NOTHING
    const discard = (tile) => {
      this.#take(tile)
      if (this.#shanten() <= shanten) best = Math.max(best, this.#value(back))
      this.#put(tile)
    }
    for (let suit = 0; suit < 4 && !this.#riichi; suit++) {
      for (let rank = 1; rank <= LAST[suit]; rank++) {
        const tile = 10 * suit + rank
        if (held[tile] === 0 || denied.includes(tile) || (tile === drawn && held[tile] === 1)) continue
        if (rank !== 5 || suit === 3) {
          discard(tile)
          continue
        }
        const red = 10 * suit
        if (held[red] > (red === drawn ? 1 : 0)) discard(red)
        if (held[red] < held[tile]) discard(tile)
      }
    }
    if (drawn !== CLAIM) discard(drawn)
    this.#drawn = drawn
    return best
  }

  // Returns the sum over all tiles that lower the shanten, drawn or called.
  #draws(shanten, back) {
    const held = this.#held
    const left = this.#left
    const suits = this.#suits
    let sum = 0
    const draw = (tile) => {
      if (left[tile] === 0) return
      left[tile]--
      this.#put(tile)
      this.#drawn = tile
      let value = this.#value(back)
      this.#take(tile)
      this.#drawn = NOTHING
      if (back < 0 && shanten > 0) value += this.#claims(tile, shanten, back)
      left[tile]++
      sum += value * left[tile]
    }
    for (let suit = 0; suit < 4; suit++) {
      for (let rank = 1; rank <= LAST[suit]; rank++) {
        const tile = 10 * suit + rank
        if (held[tile] >= 4) continue
        const now = suits[suit]
        const code = this.#codes[suit] + UNIT[rank]
        suits[suit] = suit === 3 ? honour(code) : number(code)
        const nearer = this.#shanten() < shanten
        suits[suit] = now
        if (!nearer) continue
        if (rank === 5 && suit < 3) draw(10 * suit)
        if (tile === back) return 0
        draw(tile)
      }
    }
    return sum / WIDTH[shanten]
  }

  #claims(tile, shanten, back) {
    if (this.#riichi || this.#player.shan.paishu === 0) return 0
    const held = this.#held
    const suit = SUIT[tile]
    const letter = SUITS[suit]
    const five = 10 * suit + 5
    const red = suit < 3 ? held[10 * suit] : 0
    const plain = PLAIN[tile]
    const rank = plain % 10
    const digit = NAMES[tile][1]
    const call = (text) => {
      const meld = meldOf(text)
      const row = this.#row
      for (const used of melds[meld].uses) this.#take(used)
      this.#row = this.#append(row, meld)
      this.#drawn = CLAIM
      const value = this.#shanten() < shanten ? this.#value(back) : 0
      this.#drawn = NOTHING
      this.#row = row
      for (const used of melds[meld].uses) this.#put(used)
      return value
    }

    let pon = 0
    if (held[plain] >= 2) {
      const fives = plain === five && suit < 3
      if (fives && red >= 2) pon = Math.max(pon, call(`${letter}00${digit}+`))
      if (fives && red >= 1 && held[five] > red) pon = Math.max(pon, call(`${letter}50${digit}+`))
      if (!fives || held[five] - red >= 2) pon = Math.max(pon, call(`${letter}${rank}${rank}${digit}+`))
    }

    // The tile can be the last, the middle or the first of a run. A legal discard must remain.
    let chi = 0
    for (let low = rank - 2; low <= rank && suit < 3; low++) {
      if (low < 1 || low > 7) continue
      const others = [low, low + 1, low + 2].filter((one) => one !== rank)
      if (others.some((one) => held[10 * suit + one] === 0)) continue
      const beyond = low === rank ? rank + 3 : low === rank - 2 ? rank - 3 : 0
      const stuck = held[plain] + (beyond >= 1 && beyond <= 9 ? held[10 * suit + beyond] : 0)
      if (stuck >= 14 - 3 * (this.#rows[this.#row].length + 1)) continue
      const text = (five) =>
        letter + [low, low + 1, low + 2].map((one) => (one === rank ? `${digit}-` : one === 5 ? five : one)).join('')
      const fives = others.includes(5)
      if (fives && red > 0) chi = Math.max(chi, call(text('0')))
      if (!fives || red < held[five]) chi = Math.max(chi, call(text('5')))
    }
    return pon > chi ? pon * 3 : pon * 2 + chi
  }

  // Returns the value of a complete hand.
  #score() {
    const held = this.#held
    const codes = this.#codes
    const a = codes[0] | (held[0] << 21)
    const b = codes[1] | (held[10] << 21)
    const c = codes[2] | (held[20] << 21)
    const d = codes[3] | (this.#drawn << 17)
    const e = (this.#row << 1) | (this.#riichi ? 1 : 0)
    let score = this.#scores.get(a, b, c, d, e)
    if (score !== undefined) return score
    const hand = new Shoupai()
    for (const suit of SUITS) {
      const counts = hand._bingpai[suit]
      for (let rank = 0; rank < counts.length; rank++) counts[rank] = held[TILES.get(suit + rank)]
    }
    hand._fulou = this.#rows[this.#row].map((meld) => melds[meld].text)
    hand._zimo = NAMES[this.#drawn] ?? null
    hand._lizhi = this.#riichi
    score = this.#player.get_defen(hand)
    this.#scores.set(a, b, c, d, e, score)
    return score
  }
}

const searches = new WeakMap()
const evaluate = Player.prototype.eval_shoupai

Util.xiangting = xiangting
Util.tingpai = tingpai
Player.prototype.xiangting = shanten
Player.prototype.eval_shoupai = function (hand, left, back) {
  if (!searches.has(this)) searches.set(this, new Search(this))
  return searches.get(this).run(hand, left, back) ?? evaluate.call(this, hand, left, back)
}
