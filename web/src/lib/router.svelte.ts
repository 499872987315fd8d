/** Where the page is: its path, and what comes after the question mark. */
export const place = $state({ path: location.pathname, query: location.search })

function here(): void {
  place.path = location.pathname
  place.query = location.search
}

export function go(to: string): void {
  if (to !== location.pathname + location.search) history.pushState(null, '', to)
  here()
  scrollTo(0, 0)
}

/** Follows links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search)
}

addEventListener('popstate', here)

/** The part after a prefix: `after('/tables/')` is the id of a table. */
export function after(prefix: string): string | null {
  const { path } = place
  return path.startsWith(prefix) && path.length > prefix.length ? path.slice(prefix.length) : null
}
