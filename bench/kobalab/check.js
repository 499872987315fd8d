// Compares fast.js with the libraries' own functions on random hands.
//
//   node check.js [HANDS] [SEED]
'use strict'

const assert = require('node:assert/strict')
const Majiang = require('@kobalab/majiang-core')
const Player = require('@kobalab/majiang-ai')

const { Shoupai, Util } = Majiang
const slow = { ...Util }
const slowPlayer = { xiangting: Player.prototype.xiangting, eval_shoupai: Player.prototype.eval_shoupai }
require('./fast.js')
const fast = { ...Util }
const fastPlayer = { xiangting: Player.prototype.xiangting, eval_shoupai: Player.prototype.eval_shoupai }
for (const name of ['xiangting', 'tingpai']) assert.notEqual(fast[name], slow[name])
for (const name of Object.keys(fastPlayer)) assert.notEqual(fastPlayer[name], slowPlayer[name])

const HANDS = Number(process.argv[2] ?? 200_000)
const SEED = Number(process.argv[3] ?? 1)

let state = SEED
const below = (limit) => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
}
const any = (list) => list[below(list.length)]

// Returns a random hand as text: some random tiles, some complete sets, and some melds.
const deal = (melds, drawn) => {
  const suits = any(['m', 'p', 's', 'mz', 'pz', 'sz', 'mp', 'mps', 'mpsz', 'mpsz', 'mpsz', 'mpsz', 'mpsz'])
  const wall = []
  for (const suit of suits) {
    for (let rank = 1; rank <= (suit === 'z' ? 7 : 9); rank++) {
      for (let copy = 0; copy < 4; copy++) wall.push(suit + (rank === 5 && copy === 0 && suit !== 'z' ? 0 : rank))
    }
  }
  const plain = (tile) => tile[0] + (tile[1] === '0' ? 5 : tile[1])
  const take = (wanted) => {
    const places = wanted.map((tile, nth) => {
      const found = wall.flatMap((one, place) => (plain(one) === tile ? [place] : []))
      return found[wanted.slice(0, nth).filter((one) => one === tile).length]
    })
    if (places.includes(undefined)) return null
    const taken = places.map((place) => wall[place])
    for (const place of [...places].sort((a, b) => b - a)) wall.splice(place, 1)
    return taken
  }
  const set = (kan) => {
    for (;;) {
      const [suit, digit] = plain(any(wall))
      const rank = Number(digit)
      const kinds = suit === 'z' || rank > 7 || below(2) ? Array(kan ? 4 : 3).fill(rank) : [rank, rank + 1, rank + 2]
      const taken = take(kinds.map((kind) => suit + kind))
      if (taken) return taken
    }
  }
  const called = []
  for (let meld = 0; meld < melds; meld++) {
    const tiles = set(below(4) === 0)
    const digits = tiles.map((tile) => tile[1])
    const run = plain(tiles[0]) !== plain(tiles[1])
    const mark = run ? '-' : any(['+', '=', '-'])
    if (!run) digits.sort().reverse()
    if (run) digits[below(3)] += mark
    else if (tiles.length === 3 || below(2)) digits[digits.length - 1] += mark
    called.push(tiles[0][0] + digits.join(''))
  }
  const size = 13 - 3 * melds + (drawn ? 1 : 0)
  const own = []
  for (let sets = below(2) * below(5); sets > 0 && own.length + 3 <= size; sets--) own.push(...set(false))
  while (own.length < size) own.push(...wall.splice(below(wall.length), 1))
  const last = drawn ? own.splice(below(own.length), 1) : []
  const text = ['m', 'p', 's', 'z'].map((suit) => {
    const digits = own.filter((tile) => tile[0] === suit).map((tile) => tile[1])
    return digits.length > 0 ? suit + digits.sort().join('') : ''
  })
  return { text: [text.join('') + last.join(''), ...called].join(), wall }
}

const MELDS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4]
const seen = new Map()
for (let count = 0; count < HANDS; count++) {
  const melds = any(MELDS)
  const { text } = deal(melds, below(2) === 1)
  const hand = Shoupai.fromString(text)
  assert.equal(hand._fulou.length, melds, text)
  const shanten = slow.xiangting(hand)
  assert.equal(fast.xiangting(hand), shanten, text)
  seen.set(shanten, (seen.get(shanten) ?? 0) + 1)
  // Just after a call, when a complete hand does not count as complete.
  if (hand._zimo && melds > 0) {
    const claimed = Shoupai.fromString(text)
    claimed._zimo = claimed._fulou.at(-1)
    assert.equal(fast.xiangting(claimed), slow.xiangting(claimed), `${text},`)
  }
  if (hand._zimo) assert.equal(fast.tingpai(hand), null, text)
  else assert.deepEqual(fast.tingpai(hand), slow.tingpai(hand), text)
  assert.equal(hand.toString(), Shoupai.fromString(text).toString(), text)
}
const sorted = [...seen].sort(([a], [b]) => a - b).map(([shanten, hands]) => `${shanten}: ${hands}`)
console.log(`${HANDS} hands have the same shanten and waits (${sorted.join(', ')})`)

// Compares the player's own shanten and its hand values, each with an empty cache and again from the cache.
let values = 0
for (let count = 0; count < HANDS / 200; count++) {
  const { text, wall } = deal(any(MELDS), false)
  const players = [slowPlayer, fastPlayer].map((functions) => Object.assign(new Player(), functions))
  const drawn = any(wall)
  const jushu = below(4)
  const zhuangfeng = below(2)
  const baopai = any(['m1', 'p0', 's8', 'z4', 'z7'])
  const results = players.map((player) => {
    const rule = Majiang.rule({ ダブル役満あり: false })
    const place = (4 - jushu) % 4
    const shoupai = ['', '', '', '']
    shoupai[place] = text
    const defen = [25000, 25000, 25000, 25000]
    const qipai = { zhuangfeng, jushu, changbang: 0, lizhibang: 0, defen, baopai, shoupai }
    player.action({ kaiju: { id: 0, rule, title: '', player: ['', '', '', ''], qijia: 0 } }, () => {})
    player.action({ qipai }, () => {})
    const left = player._suanpai.paishu_all()
    const hand = player.shoupai
    const found = [player.xiangting(hand), player.eval_shoupai(hand, left, ''), player.eval_shoupai(hand, left)]
    for (const tile of new Set(wall)) {
      const calls = [...player.get_peng_mianzi(hand, `${tile}+`), ...player.get_chi_mianzi(hand, `${tile}-`)]
      for (const meld of calls) {
        const claimed = hand.clone().fulou(meld)
        found.push(player.xiangting(claimed))
        if (Util.xiangting(claimed) < 3) found.push(player.eval_shoupai(claimed, left))
      }
    }
    hand.zimo(drawn)
    player._suanpai.decrease(drawn)
    player._eval_cache = {}
    const now = player._suanpai.paishu_all()
    for (const tile of player.get_dapai(hand)) {
      const rest = hand.clone().dapai(tile)
      found.push(player.xiangting(rest), player.eval_shoupai(rest, now))
      const back = tile[0] + (Number(tile[1]) || 5)
      if (Util.xiangting(rest) < 3) found.push(player.eval_backtrack(rest, now, back, 100))
    }
    found.push(player.select_dapai())
    assert.deepEqual(now, player._suanpai.paishu_all())
    return found
  })
  assert.deepEqual(results[1], results[0], `${text} ${drawn}`)
  values += results[0].length
}
console.log(`${values} values and discards of the player are the same`)
