/** The live protocol and the API, as the server has them. */
import type { Message } from '../../protocol'

export type * from '../../protocol'

export type EventMessage = Extract<Message, { message: 'event' }>
export type Refusal = Extract<Message, { message: 'refused' }>
