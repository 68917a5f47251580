/* What the server keeps about this browser's guest: to see, to take along, and to delete. */

import { Refusal, request } from './api'
import { apiAddress, host } from './base'
import type { Forgotten, MyData, MyRoom } from './rest'

/** The server has worked enough for this address, or is busy: it will do more in a moment. */
const LATER = new Set(['too-fast', 'over-budget', 'busy', 'store-unavailable'])
const PAUSE_MS = 2000
const MOST_PAUSES = 60

async function patiently<T>(ask: () => Promise<T>, pauses = MOST_PAUSES): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!pauses || !(error instanceof Refusal) || !LATER.has(error.code)) throw error
    await new Promise((done) => setTimeout(done, PAUSE_MS))
    return patiently(ask, pauses - 1)
  }
}

export interface Mine {
  rooms: MyRoom[]
  browsers: number
}

export async function mine(): Promise<Mine> {
  const rooms: MyRoom[] = []
  let page = ''
  for (;;) {
    const found = await patiently(() => request<MyData>('GET', `/me${page && `?page=${page}`}`))
    rooms.push(...found.rooms)
    if (!found.next) return { rooms, browsers: found.browsers }
    page = found.next
  }
}

async function record(room: string): Promise<string> {
  const answer = await host.fetch(apiAddress(`/rooms/${room}/record.trn`))
  const text = await answer.text()
  if (answer.ok) return text
  const { code } = JSON.parse(text) as { code: string }
  throw new Refusal(code, text, answer.status)
}

/** Everything as one JSON file, with the records of the rounds in TRN. */
export async function exported(known: Mine): Promise<string> {
  const rooms = []
  for (const room of known.rooms) rooms.push({ ...room, record: await patiently(() => record(room.id)) })
  return JSON.stringify({ format: 'tilerummy-my-data', version: 1, server: location.origin, browsers: known.browsers, rooms }, null, 1)
}

/** The server does some tables at a time. This browser gets no more messages about turns, either. */
export async function forgetMe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => {})
  while ((await patiently(() => request<Forgotten>('DELETE', '/me'))).more);
}
