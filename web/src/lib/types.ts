/** The live protocol, as crates/server/src/protocol has it. */

export type WireMeld = {
  kind: 'chi' | 'pon' | 'open-kan' | 'closed-kan' | 'added-kan'
  own: string[]
  claimed: string | null
  from: 'left' | 'across' | 'right' | null
  added: string | null
}

export type WireHand = { tiles: string[]; drawn: string | null; melds: WireMeld[]; norths: number }

export type Round = 'east' | 'south' | 'west' | 'north'

export type WireDeal = {
  dealer: number
  round: Round
  counters: number
  sticks: number
  points: number[]
  indicator: string
  live: number
  dice: [number, number, number, number] | null
}

export type WireFu = { why: string; tile: string | null; fu: number }

export type WireScore = {
  yaku: [string, number][]
  dora: [number, number, number, number]
  indicators: string[]
  fu: WireFu[]
  'fu-total': number
  han: number
  yakuman: number
  limit: string
  points: number
  counters: number
  sticks: number
  liable: [number, string] | null
}

export type WireEvent =
  | { is: 'dealt'; deal: WireDeal; hand: WireHand | null; hands: WireHand[] | null }
  | { is: 'drew'; seat: number; tile: string | null; dead: boolean }
  | { is: 'returned'; seat: number; tile: string | null }
  | { is: 'answered'; seat: number; claim: string }
  | { is: 'passed'; seat: number }
  | { is: 'showed'; seat: number; tenpai: boolean }
  | { is: 'riichi'; seat: number; double: boolean }
  | { is: 'discarded'; seat: number; tile: string; drawn: boolean; sideways: boolean }
  | { is: 'stake-laid'; seat: number }
  | { is: 'claimed'; seat: number; meld: WireMeld }
  | { is: 'closed-kan'; seat: number; meld: WireMeld }
  | { is: 'added-kan'; seat: number; tile: string }
  | { is: 'north'; seat: number }
  | { is: 'stands' }
  | { is: 'indicator'; tile: string }
  | { is: 'said'; seat: number; claim: string; hand: WireHand | null }
  | { is: 'closed' }
  | { is: 'erred'; seat: number; offence: string; hand: WireHand | null }
  | { is: 'died'; seat: number }
  | { is: 'chombo'; seat: number; points: number[] }
  | { is: 'opened'; seat: number; from: number; tile: string; hand: WireHand; ura: string[] }
  | { is: 'announced'; seat: number; each: number[] }
  | { is: 'agreed'; seat: number }
  | { is: 'objected'; seat: number }
  | { is: 'corrected'; seat: number; points: number[] }
  | { is: 'mixed' }
  | { is: 'ruled'; ruling: string; note: string }
  | {
      is: 'won'
      seat: number
      from: number
      tile: string
      hand: WireHand
      ura: string[]
      points: number[]
      score?: WireScore | null
    }
  | { is: 'exhausted' }
  | { is: 'shown'; seat: number; hand: WireHand }
  | { is: 'paid'; points: number[] }
  | { is: 'aborted'; why: string }
  | { is: 'sticks-returned' }
  | { is: 'over'; points: number[]; sticks: number }

export type WireMove =
  | { do: 'discard'; tile?: string; drawn: boolean }
  | { do: 'riichi'; tile?: string; drawn: boolean }
  | { do: 'closed-kan'; tile: string }
  | { do: 'added-kan'; tile: string }
  | { do: 'north' }
  | { do: 'tsumo' }
  | { do: 'nine-kinds' }
  | { do: 'pass' }
  | { do: 'ron' }
  | { do: 'pon'; own: [string, string] }
  | { do: 'kan' }
  | { do: 'chi'; own: [string, string] }
  | { do: 'draw' }
  | { do: 'show'; tenpai: boolean }
  | { do: 'shout' }
  | { do: 'announce'; each: [number, number, number, number] }
  | { do: 'agree' }
  | { do: 'object' }
  | { do: 'correct' }
  | { do: 'mix' }

export type WireChoice =
  | { choose: 'turn'; moves: WireMove[] }
  | { choose: 'claim'; moves: WireMove[] }
  | { choose: 'speak'; draws: boolean }
  | { choose: 'draw' }
  | { choose: 'show' }
  | { choose: 'announce' }
  | { choose: 'accept' }
  | { choose: 'settle' }

export type Phrase =
  | 'hello'
  | 'good-luck'
  | 'thanks'
  | 'nice-hand'
  | 'sorry'
  | 'one-moment'
  | 'well-played'

export type Proposal = 'nothing' | 'adjourn' | 'end'

export type Auto = { win: boolean; 'no-calls': boolean; discard: boolean }

export type What =
  | { say: 'play'; move: WireMove }
  | { say: 'ready' }
  | { say: 'choose'; stop: boolean }
  | ({ say: 'auto' } & Auto)
  | { say: 'chat'; text: string }
  | { say: 'say'; phrase: Phrase }
  | { say: 'call-judge' }
  | { say: 'rule'; ruling: string; note: string }
  | { say: 'propose'; what: Proposal }
  | { say: 'remove'; person: string; mute: boolean }
  | { say: 'ping' }

export type Command = { id: number; command: What }

export type SeatState = {
  name: string | null
  person: string | null
  bot: boolean
  here: boolean
  'stand-in': boolean
  ready: boolean
  bank: number | null
  proposes: Proposal | null
}

export type Stage = 'waiting' | 'playing' | 'between' | 'choice' | 'adjourned' | 'over'

export type TableState = {
  id: string
  stage: Stage
  seats: SeatState[]
  clock: [number, number] | null
  rules: string
  table: 'assisted' | 'real-table'
  chat: boolean
  phrases: boolean
  owner: string
  watchers: { person: string; name: string }[]
  watching: number
  commitment: string | null
  seed: string | null
  host: string | null
  result: [number, number, number][] | null
  chooses: number | null
}

export type EventMessage = { message: 'event'; number: number; choice?: WireChoice } & WireEvent

export type Refusal = {
  message: 'refused'
  id: number
  code: string
  switch: string | null
  statements: string[]
  text: string
}

export type Message =
  | {
      message: 'welcome'
      protocol: number
      seat: number | null
      next: number
      done: number
      choice: WireChoice | null
    }
  | EventMessage
  | { message: 'table'; table: TableState }
  | { message: 'done'; id: number }
  | Refusal
  | { message: 'chat'; person: string; from: string; text: string }
  | { message: 'said'; from: string; seat: number | null; phrase: Phrase }
  | { message: 'judge-called'; seat: number }
  | { message: 'rematch'; table: string }
  | { message: 'misunderstood'; why: string }
  | { message: 'bye'; why: string }

export type Settings = {
  rules: string
  length: string | null
  table: string
  clock: [number, number] | null
  bots: string[]
  entry: string
  password: string | null
  window: number
  chat: boolean
  phrases: boolean
  'open-after': number | null
  pace: number
}

export type Person = {
  id: string
  name: string
  role: 'player' | 'judge' | 'administrator'
  guest: boolean
}

type Sitter = { person: { name: string } } | { program: { name: string } } | null

export type ListedTable = {
  id: string
  stage: Stage
  created: number
  settings: Settings
  seats: Sitter[]
}
