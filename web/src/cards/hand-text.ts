import { tileName } from '../words/words.svelte'
import type { DrawnTiles } from './deck'

/** A drawn hand for those who hear it. */
export const handText = (picture: DrawnTiles): string =>
  picture.tiles
    .filter(({ name }) => name !== '')
    .map(({ name }) => tileName(name))
    .join(', ')
