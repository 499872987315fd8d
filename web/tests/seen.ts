import type { Page } from 'playwright-core'

/** What somebody who looks at the table sees of it. */
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
 * The table as it is shown. Sets are written as scripts of deals write them: `[5p] 4p 6p` has the first tile sideways, `^5p`
 * was added to the one before it, `--` lies face down. A tile of a river is `[5p]` if it lies sideways.
 */
export function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
    const text = (element: Element | null) => (element as HTMLElement | null)?.innerText.replace(/\s+/g, ' ').trim() ?? ''
    const face = (tile: Element) => {
      const name = (tile as HTMLElement).dataset.face ?? '--'
      return tile.classList.contains('sideways') ? `[${name}]` : name
    }
    const tiles = (root: ParentNode, selector: string) => [...root.querySelectorAll(`${selector} img`)].map(face)
    const meld = (set: Element) =>
      [...set.children].map((child) => {
        if (!child.classList.contains('stack')) return face(child)
        const [added, claimed] = [...child.children].map(face)
        return `${claimed} ^${added?.slice(1, -1)}`
      })
    // One's own comes first, then the right neighbour's.
    const byPlace = (selector: string) => [0, 1, 2, 3].flatMap((place) => all(document, `${selector}.place-${place}`))
    return {
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
          (tile) => `${tile.dataset.tile}${tile.classList.contains('drawn') ? ' drawn' : ''}${tile.ariaDisabled === 'false' ? '' : ' grey'}`,
        ),
        // In a replay nothing is pressed.
        ...tiles(document, '.own[role=img]'),
      ],
      acts: all(document, '.acts [data-act]').map((button) => button.ariaLabel ?? text(button)),
      sheet: document.querySelector('[role=dialog]') ? text(document.querySelector('[role=dialog]')) : null,
    }
  })
}

/** What is seen once it stays the same for a moment. */
export async function settled(page: Page): Promise<Seen> {
  for (let before = ''; ; ) {
    const now = await seen(page)
    if (JSON.stringify(now) === before) return now
    before = JSON.stringify(now)
    await page.waitForTimeout(250)
  }
}
