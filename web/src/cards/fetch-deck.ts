import { getJson } from '../net/http'
import type { CardDeck } from '../net/protocol'

/** Fetches the cards of a rule set; `names` is the style of yaku names. */
export const fetchDeck = (rules: string, names: string) =>
  getJson<CardDeck>(`/api/press/${encodeURIComponent(rules)}/cards`, { names })
