/** The kinds of questions. */
export const KINDS = ['value', 'waits', 'furiten', 'yaku', 'rules', 'discard', 'cards'] as const
export type Kind = (typeof KINDS)[number]
