/* The address of this site: the server writes the path under which browsers see it into the page. */

/** It begins and ends with a slash. */
export const BASE = document.documentElement.dataset['base'] ?? '/'

/** Addresses of the site's own pages, for links and the history. */
export const START = BASE
export const LESSON_PAGE = `${BASE}lesson`
export const tablePage = (room: string): string => `${BASE}t/${room}`
export const invitation = (room: string): string => location.origin + tablePage(room)
export const apiAddress = (path: string): string => `${BASE}api/v1${path}`
export const socketAddress = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${BASE}ws/v1/${path}`

/** The page that a path of this site names; null for the API, files and other sites under the same name. */
export type Page = { name: 'start' | 'lesson' } | { name: 'table'; room: string }
export function pageOf(path: string): Page | null {
  if (!path.startsWith(BASE)) return null
  const inside = path.slice(BASE.length).replace(/\/$/, '')
  if (inside === '' || inside === 'lesson') return { name: inside || 'start' }
  const room = inside.match(/^t\/([A-Za-z0-9_-]+)$/)?.[1]
  return room ? { name: 'table', room } : null
}
