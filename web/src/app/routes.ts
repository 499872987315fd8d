import type { Component } from 'svelte'
import type { PageMessages } from '../words/messages'
import { addMessages } from '../words/words.svelte'

type Loads<Page> = () => Promise<{ default: Page }>

/** A page, its path, and the message id of its name in the navigation. */
export type Route = {
  path: string
  /** Whether the page fills the window, without the site's header. */
  full: boolean
  name: string | null
  /** Loads the page, or one that takes the id that follows the path. */
} & ({ load: Loads<Component> } | { loadWithId: Loads<Component<{ id: string }>> })

/** Loads a page together with its own messages. */
async function withMessages<Page>(load: Loads<Page>, ...more: PageMessages[]): Promise<{ default: Page }> {
  const [page] = await Promise.all([load(), addMessages('around', ...more)])
  return page
}

const rulebook = () => withMessages(() => import('../rulebook/RulesPage.svelte'), 'rules')
const calculator = () => withMessages(() => import('../calculator/Calculator.svelte'))
const training = () => withMessages(() => import('../training/Training.svelte'), 'lessons', 'training')
const cards = () => withMessages(() => import('../cards/CardsPage.svelte'))
const replay = () => withMessages(() => import('../replay/ReplayPage.svelte'))

export const ROUTES: Route[] = [
  { path: '/', full: false, name: 'web-home', load: () => import('../home/Home.svelte') },
  { path: '/tables/', full: true, name: null, loadWithId: () => import('../table/TablePage.svelte') },
  { path: '/calculator', full: false, name: 'web-calculator', load: calculator },
  { path: '/training', full: false, name: 'web-training', load: training },
  { path: '/cards', full: false, name: 'web-cards', load: cards },
  { path: '/rules', full: false, name: 'web-rules', load: rulebook },
  { path: '/rules/', full: false, name: null, loadWithId: rulebook },
  { path: '/replay', full: false, name: 'web-replays', load: replay },
  { path: '/games/', full: false, name: null, loadWithId: replay },
  { path: '/records/', full: false, name: null, loadWithId: replay },
  { path: '/me', full: false, name: 'web-me', load: () => import('../me/Me.svelte') },
]

export function routeOf(path: string): { route: Route; id: string } | null {
  for (const route of ROUTES) {
    if ('loadWithId' in route) {
      const id = path.startsWith(route.path) ? path.slice(route.path.length) : ''
      if (id !== '') return { route, id: decodeURIComponent(id) }
    } else if (path === route.path || path === `${route.path}/`) {
      return { route, id: '' }
    }
  }
  return null
}
