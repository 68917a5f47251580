/* The page of a server that can do without it: it keeps the engine and copies of tables in this browser, notices when the server
   cannot be reached, and then offers to play on here. The service worker marks the page that is opened without the server. */

import { mount } from 'svelte'
import { BASE, host, pageOf } from '../lib/base'
import { browserLanguage, words } from '../lib/i18n.svelte'
import { prefs } from '../lib/prefs.svelte'
import { copy, forgetAll, isCopied, settle } from './copies'
import { Engine, engineCache } from './engine'
import HereNote from './HereNote.svelte'
import { isChosen } from './here'
import LostBar from './LostBar.svelte'
import { open } from './page'
import { offline } from './state.svelte'

/** A connection that is back before this time was not lost, in milliseconds. */
const LOST_MS = 4000
/** Scenes follow each other quickly while computers play. */
const COPY_MS = 250
/** Loading what is new can wait until the page is shown. */
const LATER_MS = 4000

let rooms = new Set<string>()
let lost: ReturnType<typeof setTimeout> | undefined

const engine = (): Engine =>
  new Engine(BASE, (message) => {
    if (message.kind === 'progress') offline.part = Math.min(1, message.done / message.total / 0.6)
  })

/** Before the page is shown: who answers, the server or the engine in this page. */
export async function begin(): Promise<void> {
  if (document.documentElement.dataset['host']) return open()
  prefs.offline = true
  const isKept = await engine().version().catch(() => null)
  const page = pageOf(location.pathname)
  if (isKept) rooms = await settled()
  if (isKept && (isChosen() || (page?.name === 'table' && rooms.has(page.room)))) return open()
  offline.tables = rooms.size
  if (isKept) offline.state = 'ready'
  await words.also('site', browserLanguage())
  watch()
  setTimeout(() => void update(), LATER_MS)
}

/** Another tab may have an engine that uses what is kept. */
async function settled(): Promise<Set<string>> {
  return navigator.locks.request(`tilerummy ${BASE}`, { ifAvailable: true }, (lock) => settle(lock !== null))
}

/** Keeps the engine, or a newer one. */
export async function update(): Promise<void> {
  const found = await fetch(`${BASE}site.json`, { cache: 'no-cache' }).catch(() => null)
  if (!found || found.status >= 500) return
  if (!found.ok || !globalThis.caches) {
    offline.state = found.ok ? 'insecure' : 'none'
    return
  }
  try {
    const { version } = (await found.json()) as { version: string }
    if ((await engine().version()) !== version) {
      offline.state = 'loading'
      await navigator.serviceWorker.register(`${BASE}sw.js`)
      await engine().prepare()
      // It opens the page without the server, so it needs all files of this version.
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage('complete')
      void navigator.storage?.persist?.()
    }
    offline.state = 'ready'
  } catch {
    // An older one is still complete.
    offline.state = (await engine().version()) ? 'ready' : 'failed'
  }
}

export async function turn(on: boolean): Promise<void> {
  prefs.offline = on
  offline.state = 'unknown'
  if (!on) return void (await Promise.all([globalThis.caches?.delete(engineCache(BASE)), forgetAll()]))
  watch()
  await update()
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
    const [, room] = new URL(address).pathname.match(/\/rooms\/([a-z0-9]+)$/) ?? []
    // This table has gone on here.
    if (room && rooms.has(room)) location.reload()
    const socket = opened(address)
    let timer: ReturnType<typeof setTimeout> | undefined
    socket.addEventListener('close', () => setLost(true))
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      setLost(false)
      if (!room || offline.state !== 'ready' || !/"type":\s*"(scene|changes)"/.test(data)) return
      clearTimeout(timer)
      timer = setTimeout(() => void copy(room), COPY_MS)
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
      offline.canGoOn = page?.name !== 'table' || isCopied(page.room)
      offline.lost = offline.state === 'ready'
    }, LOST_MS)
}
