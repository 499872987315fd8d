import { KINDS, type Kind } from './kinds'
import type { QuestionResponse, Training, TrainingLevel, VerdictResponse } from '../net/protocol'

/** A learner's progress: a level for each kind of question, a box for each yaku's card. */
export type Progress = Training

export const BEGINNING: Progress = { levels: {}, cards: {} }
const FIRST = 200
const KEY = 'hanchan-training'

export const today = () => Math.floor(Date.now() / 86_400_000)

export function levelOf(progress: Progress, kind: Kind): TrainingLevel {
  return progress.levels[kind] ?? { level: FIRST, asked: 0, right: 0 }
}

/** Returns the progress after an answer. The server computes the level and the box. */
export function after(
  progress: Progress,
  question: QuestionResponse,
  verdict: VerdictResponse,
  day: number,
): Progress {
  const { asked, right } = levelOf(progress, question.kind)
  const level = {
    level: verdict.level ?? question.level,
    asked: asked + 1,
    right: right + (verdict.right ? 1 : 0),
  }
  const levels = { ...progress.levels, [question.kind]: level }
  if (question.yaku === undefined || verdict.box === undefined) return { ...progress, levels }
  const card = { box: verdict.box, due: day + (verdict.days ?? 0) }
  return { levels, cards: { ...progress.cards, [question.yaku]: card } }
}

/** Picks the next card: the longest overdue, or else one never seen, or else the one due soonest. */
export function nextCard(progress: Progress, yaku: readonly string[], day: number): string {
  const seen = yaku.filter((id) => progress.cards[id] !== undefined)
  const soonest = [...seen].sort(
    (one, other) => (progress.cards[one]?.due ?? 0) - (progress.cards[other]?.due ?? 0),
  )[0]
  const due = soonest !== undefined && (progress.cards[soonest]?.due ?? 0) <= day
  const unseen = yaku.find((id) => progress.cards[id] === undefined)
  return (due ? soonest : (unseen ?? soonest)) ?? ''
}

function isProgress(found: unknown): found is Progress {
  return typeof found === 'object' && found !== null && 'levels' in found && 'cards' in found
}

/** Returns the progress stored in this browser. */
export function kept(): Progress {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isProgress(found) ? found : BEGINNING
  } catch {
    return BEGINNING
  }
}

export function keep(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // Without storage, progress lasts as long as the page.
  }
}

/** Merges two progresses, keeping the further one for each kind and card: a guest who registers loses nothing. */
export function joined(one: Progress, other: Progress): Progress {
  const levels = { ...one.levels }
  for (const kind of KINDS) {
    const mine = one.levels[kind]
    const theirs = other.levels[kind]
    if (theirs && (!mine || theirs.asked > mine.asked)) levels[kind] = theirs
  }
  const cards = { ...one.cards }
  for (const [yaku, card] of Object.entries(other.cards)) {
    if (card && (cards[yaku]?.box ?? -1) < card.box) cards[yaku] = card
  }
  return { levels, cards }
}
