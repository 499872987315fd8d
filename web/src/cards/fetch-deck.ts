import { getJson } from '../net/http'
import type { Deck } from './deck'

/** The cards of a rule set; `names` is how yaku are named. */
export const fetchDeck = (rules: string, names: string) =>
  getJson<Deck>(`/api/press/${encodeURIComponent(rules)}/cards`, { names })
