/** The types of the live protocol and the API, generated from the server's. */
import type { Message } from '../../protocol'

export type * from '../../protocol'

export type EventMessage = Extract<Message, { type: 'event' }>
export type Refusal = Extract<Message, { type: 'refused' }>
