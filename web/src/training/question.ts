import { address } from '../lib/address'
import { Problem } from '../lib/api'
import { prefs } from '../lib/prefs.svelte'
import { tool } from '../lib/tools'
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
export type Wanted = { kind: Kind; rules: string; knows: string; level: number; seed: number; yaku: string; names: string }

/** Asks for a question. */
export const ask = (wanted: Wanted) => tool<Question>('/api/train/question', wanted)

/** Asks whether an answer is right; `box` is where the card of a yaku lies. */
export async function judge(wanted: Wanted, box: number | null, answer: string): Promise<Verdict> {
  const to = address('/api/train/question', { lang: prefs.language, ...wanted, box: box === null ? null : String(box) })
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  const told = await fetch(to, { method: 'POST', credentials: 'same-origin', body: answer, headers }).catch(() => {
    throw new Problem('no-connection', 0)
  })
  const text = await told.text()
  if (told.ok) return JSON.parse(text) as Verdict
  throw problemOf(text, told.status)
}

function problemOf(body: string, status: number): Problem {
  try {
    const { code, text } = JSON.parse(body) as { code?: string; text?: string }
    if (typeof code === 'string') return new Problem(code, status, text ?? null)
  } catch {
    // Not from us: something in between has answered.
  }
  return new Problem('our-fault', status)
}
