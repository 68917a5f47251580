/* Copies of the tables at which one person plays at a server, so that they go on here without it.

   A copy stays until its table has gone on here: a table that was only looked at here is forgotten at the next visit with the
   server, which has the same or newer moves. */

import { BASE, apiAddress } from '../lib/base'
import type { RoomCopy } from '../lib/rest'
import { openStorage, readAll, write } from './storage'

/** Tables with a copy; the latest ones stay. */
const MOST = 8
/** After a refusal the server is not asked again for this time, in milliseconds: other people play there, too. */
const REFUSED_MS = 30_000
const KEY = 'copy/'

interface Kept extends RoomCopy {
  /** When it was last changed, in milliseconds. */
  at: number
}

const refused = new Map<string, number>()
const known = new Map<string, Kept>()
const busy = new Set<string>()
const again = new Set<string>()
/** How many scenes of a table the page was shown, and how many there were when its copy was asked for. */
const shown = new Map<string, number>()
const copied = new Map<string, number>()
/** Counts how often everything was forgotten: an answer that comes later is not kept. */
let forgotten = 0

async function change(changes: Record<string, string | null>): Promise<void> {
  const storage = await openStorage(BASE)
  await write(storage, changes)
  storage.close()
}

async function everything(): Promise<Record<string, string>> {
  const storage = await openStorage(BASE)
  const saved = await readAll(storage)
  storage.close()
  return saved
}

function copiesIn(saved: Record<string, string>): Map<string, Kept> {
  const found = Object.keys(saved).filter((key) => key.startsWith(KEY))
  return new Map(found.map((key) => [key.slice(KEY.length), JSON.parse(saved[key]!) as Kept]))
}

const eventsOf = (saved: Record<string, string>, room: string): string[] => Object.keys(saved).filter((key) => key.startsWith(`event/${room}/`))

/** Whether the last event of a table here is not in its copy. */
function hasGoneOn(saved: Record<string, string>, room: string, { events }: Kept): boolean {
  const keys = eventsOf(saved, room).sort()
  const last = JSON.parse(saved[keys.at(-1)!] ?? '{}') as { at?: number }
  return events[keys.length - 1]?.at !== last.at
}

/** The tables that are on this device only. One that has not gone on here is a copy and nothing else; if no engine uses them
    (`tidy`), such tables are removed. */
export async function settle(tidy: boolean): Promise<Set<string>> {
  const saved = await everything()
  const copies = copiesIn(saved)
  const rooms = new Set(Object.keys(saved).filter((key) => key.startsWith('room/')).map((key) => key.slice('room/'.length)))
  const changes: Record<string, null> = {}
  for (const [room, copy] of copies) {
    if (!rooms.has(room)) known.set(room, copy)
    else if (hasGoneOn(saved, room, copy)) changes[KEY + room] = null
    else {
      known.set(room, copy)
      rooms.delete(room)
      for (const key of [`room/${room}`, `draft/${room}`, ...eventsOf(saved, room)]) changes[key] = null
    }
  }
  if (tidy && Object.keys(changes).length) await change(changes)
  return rooms
}

export const isCopied = (room: string): boolean => known.has(room)

/** Whether the copy has everything that the page was shown. */
export const isCurrent = (room: string): boolean => known.has(room) && copied.get(room) === (shown.get(room) ?? 0)

/** The page was shown a newer scene of a table. */
export const changed = (room: string): void => void shown.set(room, (shown.get(room) ?? 0) + 1)

/** Brings the copy of a table up to date, one request at a time. */
export async function copy(room: string): Promise<void> {
  if (busy.has(room)) return void again.add(room)
  if ((refused.get(room) ?? 0) > Date.now()) return
  busy.add(room)
  try {
    await append(room)
  } catch {
    // The connection was lost, or the server has a fault; the copy is as it was, and may be older than what is shown.
  } finally {
    busy.delete(room)
  }
  if (again.delete(room)) await copy(room)
}

async function append(room: string): Promise<void> {
  const before = known.get(room)?.events ?? []
  const scenes = shown.get(room) ?? 0
  const asked = forgotten
  const answer = await fetch(apiAddress(`/rooms/${room}/copy?after=${before.length}`))
  if (!answer.ok) {
    refused.set(room, Date.now() + REFUSED_MS)
    // Who may not have a copy must not keep one, and one that is not continued would soon be an old one.
    if (answer.status < 500) await forget(room)
    return
  }
  const { events } = (await answer.json()) as RoomCopy
  if (asked !== forgotten) return
  if (!events.length) return void copied.set(room, scenes)
  const whole: Kept = { events: [...before, ...events], at: Date.now() }
  known.delete(room)
  const [oldest] = [...known].sort(([, a], [, b]) => a.at - b.at)
  const changes: Record<string, string | null> = { [KEY + room]: JSON.stringify(whole) }
  if (oldest && known.size >= MOST) {
    changes[KEY + oldest[0]] = null
    known.delete(oldest[0])
  }
  await change(changes)
  known.set(room, whole)
  copied.set(room, scenes)
}

export async function forget(room: string): Promise<void> {
  known.delete(room)
  await change({ [KEY + room]: null })
}

export async function forgetAll(): Promise<void> {
  forgotten++
  const found = [...copiesIn(await everything()).keys()]
  known.clear()
  await change(Object.fromEntries(found.map((room) => [KEY + room, null])))
}

/** All copies as bodies of requests, for the engine in this page. */
export async function copies(): Promise<Map<string, string>> {
  return new Map([...copiesIn(await everything())].map(([room, { events }]) => [room, JSON.stringify({ events })]))
}
