import { tileName } from '../words/words.svelte'
import type { DrawnTiles } from '../net/protocol'

/** The text alternative for the picture of a hand. */
export const handText = (picture: DrawnTiles): string =>
  picture.tiles
    .filter(({ name }) => name !== '')
    .map(({ name }) => tileName(name))
    .join(', ')
