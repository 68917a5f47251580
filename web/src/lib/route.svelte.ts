/* The pages: the start page, a table, the lesson, puzzles, the review of a round, the rules, and the position lab. */

import { pageOf } from './base'

class Route {
  path = $state(location.pathname)
}
export const route = new Route()

export function go(path: string): void {
  history.pushState(null, '', path)
  route.path = location.pathname
  scrollTo(0, 0)
}

addEventListener('popstate', () => (route.path = location.pathname))

/** Links within the site change the page without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (!pageOf(link.pathname)) return
  event.preventDefault()
  go(link.pathname + link.search)
}
