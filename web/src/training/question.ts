import { getJson, postText } from '../net/http'
import type { Kind } from './kinds'

export type LaidTile = { tile: string; pose: 'upright' | 'sideways' | 'added' | 'face-down' }
export type Laid = { concealed: string[]; apart?: string; melds: LaidTile[][]; norths: number }
export type LaidDiscard = { tile: string; claimed: boolean; sideways: boolean }

export type Question = {
  kind: Kind
  rules: string
  knows?: string
  level: number
  seed: number
  difficulty: number
  yaku?: string
  text: string
  facts: string[]
  choices: string[]
  how: string
  form: 'value' | 'tiles' | 'tile' | 'several' | 'yes-no' | 'one'
  table: { hand?: Laid; river?: LaidDiscard[]; dora: string[]; ura: string[]; offered?: string }
}

export type Verdict = {
  right: boolean
  solution: string
  explanation: string[]
  difficulty: number
  level: number
  box?: number
  days?: number
}

/** Which question is wanted; the same always gives the same. */
export type Wanted = {
  kind: Kind
  rules: string
  knows: string
  level: number
  seed: number
  yaku: string
  names: string
}

/** Asks for a question. */
export const ask = (wanted: Wanted) => getJson<Question>('/api/train/question', wanted)

/** Checks an answer; `box` is the box that a yaku's card is in. */
export const judge = (wanted: Wanted, box: number | null, answer: string) =>
  postText<Verdict>('/api/train/question', { ...wanted, box }, answer)
