import { tool } from '../lib/tools'
import type { Deck } from './deck'

/** The cards of a rule set; `names` is how yaku are named. */
export const deckOf = (rules: string, names: string) =>
  tool<Deck>(`/api/press/${encodeURIComponent(rules)}/cards`, { names })
