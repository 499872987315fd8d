import { getJson, postText } from '../net/http'
import type { LanguageParams, QuestionRequest, QuestionResponse, VerdictResponse } from '../net/protocol'

/** Which question is wanted, and how yaku are named; the same always gives the same. */
export type Wanted = QuestionRequest & LanguageParams

/** Asks for a question. */
export const ask = (wanted: Wanted) => getJson<QuestionResponse>('/api/train/question', wanted)

/** Checks an answer; `box` is the box that a yaku's card is in. */
export const judge = (wanted: Wanted, box: number | null, answer: string) =>
  postText<VerdictResponse>('/api/train/question', { ...wanted, box }, answer)
