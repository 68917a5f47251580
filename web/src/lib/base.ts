/* The address of this site: the page names its path. A server writes the whole path, a folder of files a relative one. */

import type { Component } from 'svelte'

/** It begins and ends with a slash. */
export const BASE = new URL(document.documentElement.dataset['base'] ?? '/', location.href).pathname

/** Addresses of the site's own pages, for links and the history. */
export const START = BASE
export const LESSON_PAGE = `${BASE}lesson`
export const LEARN_PAGE = `${BASE}learn`
export const lessonPage = (key: string): string => `${LEARN_PAGE}/${key}`
/** Without a room: a page on which a record is opened. The number after # is the turn. */
export const REVIEW_PAGE = `${BASE}review`
export const reviewPage = (room: string, round: number): string => `${REVIEW_PAGE}/${room}/${round}`
/** The position of the lab is in its address: `_` is a space in TRN, and these signs need no code. */
export const LAB_PAGE = `${BASE}lab`
/** An empty table of an edition. */
export const labOf = (edition: string): string => `${LAB_PAGE}?edition=${encodeURIComponent(edition)}`
export const labPage = (trn: string): string =>
  `${LAB_PAGE}?p=${encodeURIComponent(trn.replaceAll(' ', '_')).replace(/%2C|%2F|%3A|%3D/g, decodeURIComponent)}`
/** All rules side by side, and one of them for a table with this edition. */
export const RULES_PAGE = `${BASE}rules`
export const clausePage = (field: string, edition = ''): string => `${RULES_PAGE}/${field}${edition && `?edition=${edition}`}`
/** The list of puzzles, and the table of one. */
export const PUZZLES_PAGE = `${BASE}puzzles`
export const puzzlePage = (id: string): string => `${PUZZLES_PAGE}/${id}`
/** The score sheets of real tables, and one of them. */
export const SCORE_PAGE = `${BASE}score`
export const scorePage = (sheet: string): string => `${SCORE_PAGE}/${sheet}`
export const tablePage = (room: string): string => `${BASE}t/${room}`
export const apiAddress = (path: string): string => `${BASE}api/v1${path}`
export const socketAddress = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${BASE}ws/v1/${path}`

/** Who answers at these addresses: a server, or the engine inside the page. `host/page.ts` replaces both functions then. */
export const host = {
  inPage: false,
  /** What the start page says about the server and this device. */
  note: null as Component | null,
  fetch: (address: string, init?: RequestInit): Promise<Response> => fetch(address, init),
  socket: (address: string): WebSocket => new WebSocket(address),
}

/** The page that a path of this site names; null for the API, files and other sites under the same name. */
export type Page =
  | { name: 'start' | 'learn' | 'lab' | 'puzzles' }
  | { name: 'lesson'; key: string }
  | { name: 'puzzle'; id: string }
  | { name: 'table'; room: string }
  | { name: 'review'; room: string; round: number }
  | { name: 'rules'; field: string }
  | { name: 'score'; sheet: string }
export function pageOf(path: string): Page | null {
  if (!path.startsWith(BASE)) return null
  const inside = path.slice(BASE.length).replace(/\/$/, '')
  if (inside === '' || inside === 'learn' || inside === 'lab' || inside === 'puzzles') return { name: inside || 'start' }
  const lesson = inside === 'lesson' ? 'first' : inside.match(/^learn\/([a-z0-9-]+)$/)?.[1]
  if (lesson) return { name: 'lesson', key: lesson }
  const puzzle = inside.match(/^puzzles\/([a-z0-9]+)$/)?.[1]
  if (puzzle) return { name: 'puzzle', id: puzzle }
  const [, reviewed, round] = inside.match(/^review(?:\/([a-z0-9]+)\/([1-9][0-9]{0,3}))?$/) ?? []
  if (inside === 'review' || reviewed) return { name: 'review', room: reviewed ?? '', round: Number(round ?? 1) }
  const [rules, field] = inside.match(/^rules(?:\/([a-z][a-z_]{0,39}))?$/) ?? []
  if (rules) return { name: 'rules', field: field ?? '' }
  const [score, sheet] = inside.match(/^score(?:\/([a-z0-9]{1,24}))?$/) ?? []
  if (score) return { name: 'score', sheet: sheet ?? '' }
  const room = inside.match(/^t\/([A-Za-z0-9_-]+)$/)?.[1]
  return room ? { name: 'table', room } : null
}
