/* The engine inside the page: it takes the place of a server. A worker runs it. If the site is open in several tabs, one of
   them has the worker, and the others reach it through that tab. */

import { mount } from 'svelte'
import { BASE, apiAddress, host, pageOf } from '../lib/base'
import { browserLanguage, words } from '../lib/i18n.svelte'
import { savesData } from './connection'
import { copies, forget } from './copies'
import { engineCache } from './engine'
import { roomOf, stay } from './here'
import HereNote from './HereNote.svelte'
import HostBar from './HostBar.svelte'
import { PER_TAB, tabOf, type FromWorker, type Manifest, type ToWorker } from './protocol'
import { hostState, offline } from './state.svelte'

type Asked = Extract<ToWorker, { kind: 'request' }>
/** Between tabs: to the tab with the worker, from it, and its first word. */
type Between = { to: ToWorker } | { from: FromWorker } | { hello: 'leader' | 'follower' | 'stop' }

const TAB = crypto.getRandomValues(new Uint32Array(1))[0]!
const GONE = 1006
const STOP_MS = 300
const ELECTION_MS = 400
const WANTED = 'tilerummy:wanted'
const API = apiAddress('')
/** A path as the engine knows it, without the path of the site. */
const inside = (path: string): string => path.slice(BASE.length - 1)
let last = TAB * PER_TAB

const sockets = new Map<number, PageSocket>()
const asked = new Map<number, { message: Asked; resolve: (answer: Response) => void }>()
const prepared = new Map<string, Promise<Record<string, string>>>()
let worker: Worker | null = null
let hasLeader = false
let channel: BroadcastChannel | null = null

function send(message: ToWorker): void {
  if (worker) worker.postMessage(message)
  else channel?.postMessage({ to: message } satisfies Between)
}

/** A connection to the engine, as the page knows it from servers. */
class PageSocket {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly #number = ++last

  constructor(readonly url: string) {
    sockets.set(this.#number, this)
    send({ kind: 'open', socket: this.#number, path: inside(new URL(url).pathname) })
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN
      this.onopen?.()
    })
  }

  send(text: string): void {
    send({ kind: 'text', socket: this.#number, text })
  }

  close(): void {
    send({ kind: 'close', socket: this.#number })
    this.closed(GONE)
  }

  closed(code: number): void {
    if (!sockets.delete(this.#number)) return
    this.readyState = WebSocket.CLOSED
    queueMicrotask(() => this.onclose?.({ code }))
  }
}

async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = init
  if (!hostState.ready && method === 'GET') {
    const found = (await answersOfBuild(words.language))[address.slice(API.length)]
    if (found !== undefined) return new Response(found, { headers: { 'content-type': 'application/json' } })
  }
  const id = ++last
  return new Promise((resolve) => {
    const message: Asked = { kind: 'request', id, method, path: inside(address), body: typeof body === 'string' ? body : '' }
    asked.set(id, { message, resolve })
    send(message)
  })
}

function setReady(ready: boolean): void {
  hostState.ready = ready
  document.documentElement.dataset['host'] = ready ? 'ready' : 'page'
}

function take(message: FromWorker): void {
  switch (message.kind) {
    case 'progress':
      hostState.part = message.done / message.total
      break
    case 'ready':
      setReady(true)
      break
    case 'failed':
      // Of a traceback the last line says what is wrong.
      hostState.fault = message.text.trim().split('\n').at(-1)!.slice(0, 200)
      break
    case 'answer': {
      const { id, status, type, body } = message
      asked.get(id)?.resolve(new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } }))
      asked.delete(id)
      break
    }
    case 'text':
      sockets.get(message.socket)?.onmessage?.({ data: message.text })
      break
    case 'closed':
      sockets.get(message.socket)?.closed(message.code)
  }
}

/** Another tab has the worker from now on: what was not answered is asked again, and sockets connect again. */
function again(): void {
  setReady(false)
  for (const { message } of asked.values()) send(message)
  for (const socket of [...sockets.values()]) socket.closed(GONE)
}

function lead(): void {
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onerror = (event) => (hostState.fault = event.message || 'worker')
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const tab = 'socket' in data ? tabOf(data.socket) : 'id' in data ? tabOf(data.id) : null
    if (tab === TAB || tab === null) take(data)
    if (tab !== TAB) channel?.postMessage({ from: data } satisfies Between)
  }
  send({ kind: 'start', base: BASE })
  channel?.postMessage({ hello: 'leader' } satisfies Between)
}

/** Ends the engine in every tab, because what it has saved is replaced. The pages load again after that. */
export async function stopEngine(): Promise<void> {
  channel?.postMessage({ hello: 'stop' } satisfies Between)
  worker?.terminate()
  // Another tab ends its worker, and what it was writing is written.
  await new Promise((resolve) => setTimeout(resolve, STOP_MS))
}

function stopped(): void {
  worker?.terminate()
  location.assign(BASE)
}

/** What another tab says. */
function hear(message: Between): void {
  if ('to' in message) worker?.postMessage(message.to)
  else if ('from' in message) {
    hasLeader = true
    if (!worker) takeFromLeader(message.from)
  } else if (message.hello === 'stop') stopped()
  else if (message.hello === 'leader') again()
  else if (worker) channel?.postMessage({ from: hostState.ready ? { kind: 'ready' } : { kind: 'progress', done: hostState.part, total: 1 } } satisfies Between)
}

function takeFromLeader(message: FromWorker): void {
  const tab = 'socket' in message ? tabOf(message.socket) : 'id' in message ? tabOf(message.id) : TAB
  if (tab === TAB) take(message)
}

/** Links to files of the API: a server sends them, here the page makes them. */
async function saveFile(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[download]')
  if (!link || !link.pathname.startsWith(API)) return
  event.preventDefault()
  const file = await (await answer(link.pathname + link.search)).blob()
  const saved = document.createElement('a')
  saved.href = URL.createObjectURL(file)
  saved.download = link.download
  saved.click()
  setTimeout(() => URL.revokeObjectURL(saved.href), 60_000)
}

/** A file as the page of a server has kept it with the engine; a site without a server has its own files. */
async function keptOr(address: string): Promise<Response> {
  const name = engineCache(BASE)
  const kept = (await globalThis.caches?.has(name)) ? await (await caches.open(name)).match(address) : undefined
  return kept ?? fetch(address)
}

/** Answers that depend on the language alone. The builder of the site has asked for them. */
function answersOfBuild(language: string): Promise<Record<string, string>> {
  const read = async () => {
    const manifest = (await (await keptOr(`${BASE}site.json`)).json()) as Manifest
    const file = manifest.page.find(({ path }) => path.startsWith(`assets/answers-${language}-`))!
    return (await (await keptOr(BASE + file.path)).json()) as Record<string, string>
  }
  const found = prepared.get(language) ?? read().catch(() => ({}))
  prepared.set(language, found)
  return found
}

/** The address that led to the page for unknown addresses (`site-404.html`). */
function openWanted(): void {
  try {
    const wanted = new URL(sessionStorage.getItem(WANTED) ?? location.href)
    sessionStorage.removeItem(WANTED)
    if (wanted.origin !== location.origin || !wanted.pathname.startsWith(BASE) || wanted.href === location.href) return
    history.replaceState(null, '', wanted)
    dispatchEvent(new PopStateEvent('popstate'))
  } catch {
    // Without storage the start page is shown.
  }
}

/** What a site without a server is marked with, and a page whose server does not answer. */
const SITE = 'page'
const NO_SERVER = 'offline'

/** Goes on with the tables of the server. The one that is shown comes first. */
async function adopt(): Promise<void> {
  const page = pageOf(location.pathname)
  const found = await copies()
  const take = async (room: string): Promise<void> => {
    await answer(apiAddress(`/rooms/${room}/copy`), { method: 'POST', body: found.get(room)! })
    found.delete(room)
  }
  if (page?.name === 'table' && found.has(page.room)) await take(page.room)
  void (async () => {
    for (const room of [...found.keys()]) await take(room)
  })()
}

/** A table that was deleted here does not come back from its copy. */
async function answerAndForget(address: string, init: RequestInit = {}): Promise<Response> {
  const made = await answer(address, init)
  const room = roomOf(address)
  if (room && init.method === 'DELETE' && made.ok) await forget(room)
  return made
}

async function untilReady(): Promise<void> {
  while (!hostState.ready) await new Promise((resolve) => setTimeout(resolve, STOP_MS))
}

/** The service worker loads the whole page, so the engine comes first. */
async function keepPage(): Promise<void> {
  await untilReady()
  await navigator.serviceWorker?.register(`${BASE}sw.js`).catch(() => {})
}

/** A site is for places without a network, so it also keeps what reads photos, when nothing else is left to load. */
async function keepPhotoReader(): Promise<void> {
  if (!worker || savesData()) return
  await untilReady()
  const { Files } = await import('../photo/files')
  await new Files(BASE, () => {}).keep().catch(() => {})
}

/** The engine answers from now on: for a site without a server, or in the place of the server of this page. */
export async function open(): Promise<void> {
  const mark = document.documentElement.dataset['host']
  offline.noServer = mark === NO_SERVER
  await begin()
  if (mark === SITE) {
    void keepPhotoReader()
    return
  }
  host.note = HereNote
  host.fetch = answerAndForget
  const opened = host.socket
  host.socket = (address) => {
    const room = roomOf(address)
    if (room) stay(room)
    return opened(address)
  }
  await adopt()
}

async function begin(): Promise<void> {
  openWanted()
  // The addresses of the page change, and its icons stay where they are.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]')) link.setAttribute('href', link.href)
  host.inPage = true
  host.fetch = answer
  host.socket = (address) => new PageSocket(address) as unknown as WebSocket
  void answersOfBuild(browserLanguage())
  document.addEventListener('click', (event) => void saveFile(event), true)
  addEventListener('pagehide', () => {
    for (const socket of [...sockets.values()]) socket.close()
  })
  void keepPage()
  await words.also('site', browserLanguage())
  mount(HostBar, { target: document.body })
  channel = new BroadcastChannel(`tilerummy ${BASE}`)
  channel.onmessage = ({ data }: MessageEvent<Between>) => hear(data)
  channel.postMessage({ hello: 'follower' } satisfies Between)
  if (!navigator.locks) {
    // Over plain http there are no locks: a tab that gets no answer from another one has the worker.
    await new Promise((resolve) => setTimeout(resolve, ELECTION_MS))
    return hasLeader ? undefined : lead()
  }
  const name = `tilerummy ${BASE}`
  const untilClosed = new Promise(() => {})
  await new Promise<void>((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) lead()
      resolve()
      return lock ? untilClosed : null
    })
  })
  if (worker) return
  void navigator.locks.request(name, () => {
    lead()
    again()
    return untilClosed
  })
}
