import { place } from './router.svelte'

/** Says in the address what the page shows, without a new entry in the history. */
export function rewrite(to: string): void {
  if (to === location.pathname + location.search) return
  history.replaceState(null, '', to)
  place.query = location.search
}
