/** The page's path and query string. */
export const currentUrl = $state({ path: location.pathname, query: location.search })

function update(): void {
  currentUrl.path = location.pathname
  currentUrl.query = location.search
}

export function navigate(to: string): void {
  if (to !== location.pathname + location.search) history.pushState(null, '', to)
  update()
  scrollTo(0, 0)
}

/** Changes the URL without a new history entry. */
export function replaceUrl(to: string): void {
  if (to === location.pathname + location.search) return
  history.replaceState(null, '', to)
  currentUrl.query = location.search
}

/** Follows links within the page without reloading it. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  navigate(link.pathname + link.search)
}

addEventListener('popstate', update)
