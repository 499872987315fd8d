import { getJson, postText } from '../net/http'
import type { LanguageParams, QuestionRequest, QuestionResponse, VerdictResponse } from '../net/protocol'

/** A request for a question, with the style of yaku names. The same request always gives the same question. */
export type Wanted = QuestionRequest & LanguageParams

/** Fetches a question. */
export const ask = (wanted: Wanted) => getJson<QuestionResponse>('/api/train/question', wanted)

/** Checks an answer; `box` is the box that a yaku's card is in. */
export const judge = (wanted: Wanted, box: number | null, answer: string) =>
  postText<VerdictResponse>('/api/train/question', { ...wanted, box }, answer)
