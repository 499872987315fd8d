import { sayTile } from '../words/words.svelte'
import type { DrawnTiles } from './deck'

/** A drawn hand for those who hear it. */
export const sayHand = (picture: DrawnTiles): string =>
  picture.tiles
    .filter(({ name }) => name !== '')
    .map(({ name }) => sayTile(name))
    .join(', ')
