import type { Page } from 'playwright-core'
import { PATIENCE } from './club'

/** What is visible of a table on a page. */
export type Seen = {
  asked: string
  centre: string
  indicators: string[]
  plates: string[]
  sides: { river: string[]; melds: string[]; hand: string[]; stick: boolean }[]
  hand: string[]
  acts: string[]
  sheet: string | null
}

/**
 * Returns the table as shown. Sets are written as in scripts of deals: `[5p] 4p 6p` has the first tile sideways, `^5p`
 * was added to the one before it, `--` is face down. A river tile is `[5p]` if it is sideways.
 */
export async function seen(page: Page): Promise<Seen> {
  return (await look(page)).seen
}

/**
 * Returns what is visible, and whether the table is waiting for people: if so, it does not change until somebody acts.
 */
function look(page: Page): Promise<{ idle: boolean; seen: Seen }> {
  return page.evaluate(() => {
    const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
    const text = (element: Element | null) =>
      (element as HTMLElement | null)?.innerText.replace(/\s+/g, ' ').trim() ?? ''
    const face = (tile: Element) => {
      const name = (tile as HTMLElement).dataset.face ?? '--'
      return tile.classList.contains('sideways') ? `[${name}]` : name
    }
    const tiles = (root: ParentNode, selector: string) =>
      [...root.querySelectorAll(`${selector} img`)].map(face)
    const meld = (set: Element) =>
      [...set.children].map((child) => {
        if (!child.classList.contains('stack')) return face(child)
        const [added, claimed] = [...child.children].map(face)
        return `${claimed} ^${added?.slice(1, -1)}`
      })
    // The player's own side comes first, then the right neighbour's.
    const byPlace = (selector: string) =>
      [0, 1, 2, 3].flatMap((place) => all(document, `${selector}.place-${place}`))
    const shown = {
      asked: text(document.querySelector('header p')),
      centre: text(document.querySelector('.centre')),
      indicators: tiles(document, '.centre .dora').filter((tile) => tile !== '--'),
      plates: byPlace('.plate').map(text),
      sides: byPlace('.side').map((side) => ({
        river: tiles(side, '.river'),
        melds: all(side, '.meld').map((set) => meld(set).join(' ')),
        hand: tiles(side, '.hand'),
        stick: side.querySelector('.stick') !== null,
      })),
      hand: [
        ...all(document, '.hand button').map(
          (tile) =>
            `${tile.dataset.tile}${tile.classList.contains('drawn') ? ' drawn' : ''}${tile.ariaDisabled === 'false' ? '' : ' grey'}`,
        ),
        // In a replay the hand has no buttons.
        ...tiles(document, '.own[role=img]'),
      ],
      acts: all(document, '.acts [data-act]').map((button) => button.ariaLabel ?? text(button)),
      sheet: document.querySelector('[role=dialog]') ? text(document.querySelector('[role=dialog]')) : null,
    }
    const room = document.querySelector<HTMLElement>('.room')
    return { idle: room?.dataset.idle === 'true' || !location.pathname.startsWith('/tables/'), seen: shown }
  })
}

/** Returns what is visible once the table is waiting for this player, or for everybody. */
export async function settled(page: Page): Promise<Seen> {
  for (const until = Date.now() + PATIENCE; ;) {
    const { idle, seen } = await look(page)
    if (idle) return seen
    if (Date.now() > until)
      throw new Error(`the table does not wait for this player: ${JSON.stringify(seen)}`)
    await new Promise((again) => setTimeout(again, 10))
  }
}
