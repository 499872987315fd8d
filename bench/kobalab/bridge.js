// Runs @kobalab/majiang-ai as an mjai bot on stdin and stdout. Replies to every message.
//
//   npm ci && hanchan match sensei 'mjai:node bridge.js' --rules tenhou
'use strict'

const Majiang = require('@kobalab/majiang-core')
require('./fast.js')
const Player = require('@kobalab/majiang-ai')

const HONOURS = ['E', 'S', 'W', 'N', 'P', 'F', 'C']
const RULES = Majiang.rule({ ダブル役満あり: false })

const theirs = (name) => {
  const honour = HONOURS.indexOf(name)
  if (honour >= 0) return `z${honour + 1}`
  return name[1] + (name[2] === 'r' ? '0' : name[0])
}

const ours = (tile) => {
  if (tile[0] === 'z') return HONOURS[tile[1] - 1]
  return tile[1] === '0' ? `5${tile[0]}r` : tile[1] + tile[0]
}

// Returns the digits of a meld or kan, with 0 for the red five.
const digits = (names) => names.map((name) => theirs(name)[1])
const rank = (digit) => (digit === '0' ? 5 : Number(digit))
const fivesFirst = (names) => digits(names).sort((a, b) => rank(b) - rank(a) || (a === '0') - (b === '0'))

class Bridge {
  #me = 0
  #dealer = 0
  #player
  #declared = new Set()
  #replaces = false
  #follows = null
  #melds = new Map()

  at(seat) {
    return (seat - this.#dealer + 4) % 4
  }

  side(seat, from) {
    return { 1: '+', 2: '=', 3: '-' }[(from - seat + 4) % 4]
  }

  tell(message) {
    let reply
    this.#player.action(message, (answer) => {
      reply = answer
    })
    return reply ?? {}
  }

  hear(message) {
    const { type, actor } = message
    const l = actor === undefined ? undefined : this.at(actor)
    switch (type) {
      case 'start_game':
        this.#me = message.id
        this.#player = new Player()
        this.tell({ kaiju: { id: this.#me, rule: RULES, title: '', player: ['', '', '', ''], qijia: 0 } })
        return null
      case 'start_kyoku': {
        this.#dealer = message.oya
        this.#declared.clear()
        this.#melds.clear()
        this.#replaces = false
        const seats = [0, 1, 2, 3].map((place) => (place + this.#dealer) % 4)
        const own = message.tehais[this.#me].map(theirs)
        const hand = ['m', 'p', 's', 'z'].map((suit) => {
          const held = own.filter((tile) => tile[0] === suit).map((tile) => tile[1])
          return held.length === 0 ? '' : suit + held.join('')
        })
        this.tell({
          qipai: {
            zhuangfeng: ['E', 'S', 'W', 'N'].indexOf(message.bakaze),
            jushu: message.kyoku - 1,
            changbang: message.honba,
            lizhibang: message.kyotaku,
            defen: seats.map((seat) => message.scores[seat]),
            baopai: theirs(message.dora_marker),
            shoupai: seats.map((seat) => (seat === this.#me ? hand.join('') : '')),
          },
        })
        return null
      }
      case 'tsumo': {
        const drawn = { l, p: actor === this.#me ? theirs(message.pai) : '' }
        const reply = this.tell(this.#replaces ? { gangzimo: drawn } : { zimo: drawn })
        this.#replaces = false
        return actor === this.#me ? this.turn(reply, message.pai) : null
      }
      case 'dahai': {
        const sideways = this.#declared.delete(actor) ? '*' : ''
        const p = theirs(message.pai) + (message.tsumogiri ? '_' : '') + sideways
        const reply = this.tell({ dapai: { l, p } })
        return actor === this.#me ? null : this.claim(reply, actor, message.pai)
      }
      case 'reach':
        this.#declared.add(actor)
        return actor === this.#me ? this.#follows : null
      case 'chi':
      case 'pon':
      case 'daiminkan': {
        const claimed = theirs(message.pai)
        const mark = claimed[1] + this.side(actor, message.target)
        const own = fivesFirst(message.consumed)
        const m =
          type === 'chi'
            ? claimed[0] + [...own, mark].sort((a, b) => rank(a[0]) - rank(b[0])).join('')
            : claimed[0] + own.join('') + mark
        if (type === 'pon') this.#melds.set(`${actor}${claimed[0]}${rank(claimed[1])}`, m)
        this.#replaces = type === 'daiminkan'
        const reply = this.tell({ fulou: { l, m } })
        return actor === this.#me && type !== 'daiminkan' ? this.turn(reply) : null
      }
      case 'ankan': {
        this.#replaces = true
        const suit = theirs(message.consumed[0])[0]
        const reply = this.tell({ gang: { l, m: suit + fivesFirst(message.consumed).join('') } })
        return actor === this.#me ? null : this.claim(reply, actor, message.consumed[0])
      }
      case 'kakan': {
        this.#replaces = true
        const tile = theirs(message.pai)
        const pon = this.#melds.get(`${actor}${tile[0]}${rank(tile[1])}`)
        const reply = this.tell({ gang: { l, m: pon + tile[1] } })
        return actor === this.#me ? null : this.claim(reply, actor, message.pai)
      }
      case 'dora':
        this.tell({ kaigang: { baopai: theirs(message.dora_marker) } })
        return null
      default:
        return null
    }
  }

  // Converts the reply to its own turn.
  turn(reply, drawn) {
    const actor = this.#me
    if (reply.hule) return { type: 'hora', actor, target: actor, pai: drawn }
    if (reply.daopai) return { type: 'ryukyoku', actor, reason: 'kyushukyuhai' }
    if (reply.gang) {
      const [, suit, rest] = /^([mpsz])(.*)$/.exec(reply.gang)
      const tiles = rest.replace(/[-+=]/, '').split('').map((digit) => ours(suit + digit))
      if (/^\d{4}$/.test(rest)) return { type: 'ankan', actor, consumed: tiles }
      return { type: 'kakan', actor, pai: tiles[3], consumed: tiles.slice(0, 3) }
    }
    const [, tile, tsumogiri, riichi] = /^(..)(_?)(\*?)$/.exec(reply.dapai)
    const discard = { type: 'dahai', actor, pai: ours(tile), tsumogiri: tsumogiri === '_' }
    if (!riichi) return discard
    this.#follows = discard
    return { type: 'reach', actor }
  }

  // Converts the reply to another player's discard.
  claim(reply, target, pai) {
    const actor = this.#me
    if (reply.hule) return { type: 'hora', actor, target, pai }
    if (!reply.fulou) return null
    const [, suit, rest] = /^([mpsz])(.*)$/.exec(reply.fulou)
    const all = rest.match(/\d[-+=]?/g)
    const consumed = all.filter((digit) => digit.length === 1).map((digit) => ours(suit + digit))
    const run = new Set(all.map((digit) => rank(digit[0]))).size > 1
    const type = run ? 'chi' : consumed.length === 3 ? 'daiminkan' : 'pon'
    return { type, actor, target, pai, consumed }
  }
}

const bridge = new Bridge()
require('node:readline')
  .createInterface({ input: process.stdin })
  .on('line', (line) => {
    const heard = JSON.parse(line)
    let answer = null
    for (const message of Array.isArray(heard) ? heard : [heard]) answer = bridge.hear(message)
    process.stdout.write(`${JSON.stringify(answer ?? { type: 'none' })}\n`)
  })
