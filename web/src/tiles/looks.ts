import dark from '../../../tiles/sprite-dark.svg?url'
import plain from '../../../tiles/sprite-plain.svg?url'
import regular from '../../../tiles/sprite-regular.svg?url'

/** Tile designs: traditional faces, large plain symbols, or traditional faces on black. */
export const LOOKS = ['regular', 'plain', 'dark'] as const
export type Look = (typeof LOOKS)[number]

/** The URL of each look's sprite. */
export const sprites: Record<Look, string> = { regular, plain, dark }
