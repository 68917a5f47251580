/* Requests to the REST API. */

import { apiAddress, host } from './base'
import { late } from './late'
import { t, words } from './i18n.svelte'
import type { CheckedRoom, EditionInfo, EditionList, Joining, Leaving, NewRoom, Problem, PushBrowser, PushInfo, RoomInfo, RoomList, TableRules } from './rest'

/** The code of a request that never reached the server. */
export const OFFLINE = 'offline'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly field: string | null = null,
  ) {
    super(text)
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const separator = path.includes('?') ? '&' : '?'
  const response = await host.fetch(apiAddress(`${path}${separator}lang=${words.language}`), {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(OFFLINE, t('web-no-connection'), 0)
  })
  const answer = parsed(await response.text())
  if (response.ok) return answer as T
  const { code = 'error', text = response.statusText, field = null } = answer as Partial<Problem>
  throw new Refusal(code, text, response.status, field)
}

/** A proxy in front of the server may answer with something that is not JSON. */
function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    return {}
  }
}

export const editions = (): Promise<EditionInfo[]> =>
  request<EditionList>('GET', '/editions').then((answer) => answer.editions)
/** What this browser adds to deals, and how it checks them. */
export const fair = () => late(() => import('./fair'))
/** The hash of random bytes for the next deal. */
export const entropyHash = (): Promise<string> => fair().then(({ commit }) => commit())

export const createRoom = async (room: NewRoom) => request<RoomInfo>('POST', '/rooms', { ...room, entropy_hash: await entropyHash() })
/** What the table would be, or what is wrong with it. */
export const checkRoom = (room: NewRoom) => request<CheckedRoom>('POST', '/rooms/check', room)
export const setUp = (id: string, room: NewRoom) => request<RoomInfo>('POST', `/rooms/${id}/set-up`, room)
export const startMatch = (id: string, level: string | null) => request<RoomInfo>('POST', `/rooms/${id}/start`, { level })
export const removePlayer = (id: string, seat: number, block: boolean) => request<RoomInfo>('POST', `/rooms/${id}/remove`, { seat, block })
export const rules = (id: string) => request<TableRules>('GET', `/rooms/${id}/rules`)
export const room = (id: string) => request<RoomInfo>('GET', `/rooms/${id}`)
export const join = async (id: string, name: string, seat: number | null = null) =>
  request<RoomInfo>('POST', `/rooms/${id}/join`, { name, seat, entropy_hash: await entropyHash() } satisfies Joining)
/** One of the people who share this device leaves, or everybody here does. */
export const leave = (id: string, seat: number | null = null) => request<RoomInfo>('POST', `/rooms/${id}/leave`, { seat } satisfies Leaving)
export const remove = (id: string) => request<unknown>('DELETE', `/rooms/${id}`)
export const pushKey = () => request<PushInfo>('GET', '/push').then((answer) => answer.key)
export const addBrowser = (endpoint: string) => request<unknown>('POST', '/push/browsers', { endpoint } satisfies PushBrowser)
export const forgetBrowser = (endpoint: string) => request<unknown>('POST', '/push/forget', { endpoint } satisfies PushBrowser)
const rooms = (path: string) => request<RoomList>('GET', path).then((answer) => answer.rooms)
export const publicRooms = () => rooms('/rooms')
export const myRooms = () => rooms('/rooms/mine')
