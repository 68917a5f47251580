/* The page of a server that can do without it: it keeps the engine and copies of tables in this browser, notices when the server
   cannot be reached, and then offers to play on here. The service worker marks the page that is opened without the server. */

import { mount } from 'svelte'
import { BASE, apiAddress, host, pageOf } from '../lib/base'
import { browserLanguage, words } from '../lib/i18n.svelte'
import { prefs } from '../lib/prefs.svelte'
import { savesData } from './connection'
import { changed, copy, forgetAll, isCopied, isCurrent, settle } from './copies'
import { Engine, engineCache } from './engine'
import HereNote from './HereNote.svelte'
import { isChosen, leave, roomOf } from './here'
import LostBar from './LostBar.svelte'
import { open } from './page'
import { offline } from './state.svelte'

/** A connection that is back before this time was not lost, in milliseconds. */
const LOST_MS = 4000
/** Scenes follow each other quickly while computers play. */
const COPY_MS = 250
/** Loading what is new can wait until the page is shown. */
const LATER_MS = 4000

let lost: ReturnType<typeof setTimeout> | undefined

const engine = (): Engine =>
  new Engine(BASE, (message) => {
    if (message.kind === 'progress') offline.part = Math.min(1, message.done / message.total / 0.6)
  })

/** Before the page is shown: who answers, the server or the engine in this page. */
export async function begin(): Promise<void> {
  if (document.documentElement.dataset['host']) return open()
  // An installed app does not load so much by itself where every byte is paid for.
  if (prefs.offline === null && savesData()) return
  prefs.offline = true
  const isKept = await engine().version().catch(() => null)
  const page = pageOf(location.pathname)
  const room = page?.name === 'table' ? page.room : null
  const rooms = isKept ? await settled() : new Set<string>()
  const isHere = room !== null && rooms.has(room) && (isChosen(room) || (await isUnknown(room)))
  if (isKept && (isChosen() || isHere)) return open()
  leave()
  offline.tables = rooms.size
  if (isKept) offline.state = 'ready'
  await words.also('site', browserLanguage())
  watch()
  if (!isKept || !savesData()) setTimeout(() => void update(), LATER_MS)
}

/** Another tab may have an engine that uses what is kept. */
async function settled(): Promise<Set<string>> {
  return navigator.locks.request(`tilerummy ${BASE}`, { ifAvailable: true }, (lock) => settle(lock !== null))
}

/** Whether a table was begun on this device: then the server has never heard of it. */
async function isUnknown(room: string): Promise<boolean> {
  return (await fetch(apiAddress(`/rooms/${room}`)).catch(() => null))?.status === 404
}

/** How many tables are on this device only. */
export const tablesHere = async (): Promise<number> => (await settle(false)).size

// The switch

/** Ends what the last turn of the switch began. */
let stop = new AbortController()
/** What was begun is over before something else begins: files are not kept and removed at the same time. */
let running: Promise<void> = Promise.resolve()
const inOrder = (work: () => Promise<void>): Promise<void> => (running = running.then(work))

/** Keeps the engine, or a newer one. */
export function update(): Promise<void> {
  const { signal } = stop
  return inOrder(() => keep(signal))
}

async function keep(signal: AbortSignal): Promise<void> {
  if (signal.aborted || !prefs.offline) return
  const found = await fetch(`${BASE}site.json`, { cache: 'no-cache', signal }).catch(() => null)
  if (signal.aborted || !found || found.status >= 500) return
  if (!found.ok || !globalThis.caches) {
    offline.state = found.ok ? 'insecure' : 'none'
    return
  }
  try {
    const { version } = (await found.json()) as { version: string }
    if ((await engine().version()) !== version) {
      signal.throwIfAborted()
      offline.part = 0
      offline.state = 'loading'
      await unlessStopped(navigator.serviceWorker.register(`${BASE}sw.js`), signal)
      await engine().prepare(signal)
      // It opens the page without the server, so it needs all files of this version.
      const { active } = await unlessStopped(navigator.serviceWorker.ready, signal)
      active?.postMessage('complete')
      void navigator.storage?.persist?.()
    }
    if (!signal.aborted) offline.state = 'ready'
  } catch {
    // An older one is still complete.
    const state = (await engine().version().catch(() => null)) ? 'ready' : 'failed'
    if (!signal.aborted) offline.state = state
  }
}

function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([work, new Promise<never>((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason as Error)))])
}

export async function turn(on: boolean): Promise<void> {
  stop.abort()
  stop = new AbortController()
  const { signal } = stop
  prefs.offline = on
  offline.state = 'unknown'
  if (on) {
    watch()
    await update()
    if (!signal.aborted) offline.tables = await tablesHere()
    return
  }
  offline.lost = false
  offline.tables = 0
  await inOrder(async () => {
    if (!signal.aborted) await Promise.all([globalThis.caches?.delete(engineCache(BASE)), forgetAll()])
  })
}

// The connection

let watching = false
function watch(): void {
  if (watching) return
  watching = true
  const { fetch: asked, socket: opened } = host
  host.fetch = async (address, init) => {
    try {
      const answer = await asked(address, init)
      setLost(false)
      return answer
    } catch (fault) {
      setLost(true)
      throw fault
    }
  }
  host.socket = (address) => {
    const room = roomOf(address)
    const socket = opened(address)
    let timer: ReturnType<typeof setTimeout> | undefined
    socket.addEventListener('close', () => setLost(true))
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      setLost(false)
      if (!room || offline.state !== 'ready' || !/"type":\s*"(scene|changes)"/.test(data)) return
      changed(room)
      clearTimeout(timer)
      timer = setTimeout(() => void (offline.state === 'ready' && copy(room)), COPY_MS)
    })
    return socket
  }
  host.note = HereNote
  mount(LostBar, { target: document.body })
}

function setLost(is: boolean): void {
  if (!is) {
    clearTimeout(lost)
    lost = undefined
    offline.lost = false
  } else
    lost ??= setTimeout(() => {
      const page = pageOf(location.pathname)
      const room = page?.name === 'table' ? page.room : null
      offline.canGoOn = !room || isCopied(room)
      offline.isOlder = !!room && !isCurrent(room)
      offline.lost = offline.state === 'ready'
    }, LOST_MS)
}
