import type { QuestionRequest } from '../net/protocol'

/** A kind of question. */
export type Kind = QuestionRequest['kind']

/** All kinds; a missing one does not compile. */
const ALL: Record<Kind, true> = {
  value: true,
  waits: true,
  furiten: true,
  yaku: true,
  rules: true,
  discard: true,
  cards: true,
}
export const KINDS = Object.keys(ALL) as Kind[]
