import type { WireDeal } from '../net/protocol'

/** A wind as the server writes it. */
export type Wind = WireDeal['round']

export const WINDS: readonly Wind[] = ['E', 'S', 'W', 'N']
