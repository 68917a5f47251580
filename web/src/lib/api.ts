/* The requests outside the socket. */

import { t, words } from './i18n.svelte'

export interface Choice {
  value: string
  text: string
}

export interface RuleInfo {
  field: string
  name: string
  help: string
  value: string
  text: string
  choices: Choice[] | null
  basis: string
  source: string
}

export interface Edition {
  key: string
  title: string
  languages: string[]
  colours: string
  seats: [number, number]
  tiles: number
  open_min: number
  timer_s: number | null
  summary: string[]
  rules: RuleInfo[]
  variants: { name: string; title?: string; changes: Record<string, string> }[]
}

export interface Clock {
  kind: 'off' | 'sheet' | 'turn'
  seconds: number | null
}

export interface WantedSeat {
  kind: 'me' | 'person' | 'computer'
  level: string | null
}

export interface WantedRoom {
  edition: string
  rounds: number | null
  clock: Clock
  hints: boolean
  public: boolean
  name: string
  seats: WantedSeat[]
}

export interface RoomLine {
  id: string
  edition: string
  title: string
  stage: 'waiting' | 'playing' | 'round-over' | 'match-over' | 'closed'
  rounds: number | null
  seats: { name: string; kind: string; level: string | null; taken: boolean }[]
  created: number
  touched: number
}

export interface RoomInfo extends RoomLine {
  clock: Clock
  hints: boolean
  public: boolean
  you: number | null
  host: boolean
}

/** The code of a request that never reached the server. */
export const OFFLINE = 'offline'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const join = path.includes('?') ? '&' : '?'
  const answer = await fetch(`/api/v1${path}${join}lang=${words.language}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(OFFLINE, t('web-no-connection'), 0)
  })
  const text = await answer.text()
  const said = text ? (JSON.parse(text) as unknown) : {}
  if (answer.ok) return said as T
  const { code = 'error', text: why = answer.statusText } = said as { code?: string; text?: string }
  throw new Refusal(code, why, answer.status)
}

export const editions = () => ask<{ editions: Edition[] }>('GET', '/editions').then((said) => said.editions)
export const createRoom = (room: WantedRoom) => ask<RoomInfo>('POST', '/rooms', room)
export const room = (id: string) => ask<RoomInfo>('GET', `/rooms/${id}`)
export const join = (id: string, name: string, seat: number | null = null) =>
  ask<RoomInfo>('POST', `/rooms/${id}/join`, { name, seat })
export const leave = (id: string) => ask<unknown>('POST', `/rooms/${id}/leave`, {})
export const remove = (id: string) => ask<unknown>('DELETE', `/rooms/${id}`)
const rooms = (path: string) => ask<{ rooms: RoomLine[] }>('GET', path).then((said) => said.rooms)
export const publicRooms = () => rooms('/rooms')
export const myRooms = () => rooms('/rooms/mine')
