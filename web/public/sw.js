/* Caches the files of the page, so that it opens quickly and without a network. Answers of the server are never cached. */

const CACHE = 'tilerummy-1'
/* The folder of this file: the site may be under any path. */
const BASE = new URL('./', location.href).pathname
/* Where a page keeps the engine with which it plays without the server. */
const ENGINE = `tilerummy-engine ${BASE}`
/* With the engine nobody waits longer for the server, in milliseconds. */
const LATE_MS = 8000

async function files() {
  const answer = await fetch(`${BASE}assets.json`, { cache: 'no-cache' })
  const manifest = await answer.json()
  const names = Object.values(manifest).flatMap((entry) => [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])])
  return [BASE, ...[...new Set(names)].map((name) => BASE + name)]
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE)
      await cache.addAll(await files())
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/* The list of its files is kept last, so with it the engine is complete. */
async function hasEngine() {
  return (await caches.has(ENGINE)) && !!(await (await caches.open(ENGINE)).match(`${BASE}site.json`))
}

/* A proxy answers these when the server behind it is gone. */
const isGone = ({ status }) => status >= 502 && status <= 504

async function inTime(answer) {
  const late = new Promise((_, refuse) => setTimeout(() => refuse(new Error('late')), LATE_MS))
  const found = await Promise.race([answer, late])
  if (isGone(found)) throw new Error(String(found.status))
  return found
}

/* The page that plays without the server: the same one with a mark. */
async function withoutServer(page) {
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response((await page.text()).replace('<html', '<html data-host="offline"'), { headers })
}

/* Without a network everything has to be there, also what this version of the page has not shown yet. */
async function complete() {
  const cache = await caches.open(CACHE)
  for (const name of await files()) if (!(await cache.match(name))) await cache.add(name)
}

self.addEventListener('message', (event) => {
  if (event.data === 'complete') event.waitUntil(complete().catch(() => {}))
})

/* A page from the network has its own list of files; older files are deleted. */
async function fromNetwork(event) {
  const cache = await caches.open(CACHE)
  const engine = await hasEngine()
  try {
    const answer = await (engine ? inTime(fetch(event.request)) : fetch(event.request))
    if (answer.ok) await cache.put(BASE, answer.clone())
    if (answer.ok && engine) event.waitUntil(complete().catch(() => {}))
    return answer
  } catch {
    const page = await cache.match(BASE)
    if (!page) return Response.error()
    return engine ? withoutServer(page) : page
  }
}

async function engineFile(request) {
  return ((await caches.has(ENGINE)) && (await (await caches.open(ENGINE)).match(request))) || fetch(request)
}

async function fromCache(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const current = new Set(await files().catch(() => []))
    if (current.size)
      for (const old of await cache.keys()) {
        const { pathname } = new URL(old.url)
        if (pathname.startsWith(`${BASE}assets/`) && !current.has(pathname)) await cache.delete(old)
      }
  }
  return answer
}

/* What is a page; the rest is the API, and files. */
const PAGES = /^$|^(t|lesson|learn|lab|puzzles|review|rules|score)(\/|$)/

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  const inside = url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length) : null
  if (event.request.mode === 'navigate' && inside !== null && PAGES.test(inside)) event.respondWith(fromNetwork(event))
  else if (inside?.startsWith('engine/') || inside?.startsWith('assets/answers-')) event.respondWith(engineFile(event.request))
  else if (url.pathname.startsWith(`${BASE}assets/`)) event.respondWith(fromCache(event.request))
})

/* A message has no content. The server says what to show, to this guest and nobody else. */
async function news() {
  const answer = await fetch(`${BASE}api/v1/push/news`, { credentials: 'same-origin', cache: 'no-store' })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

self.addEventListener('push', (event) => {
  event.waitUntil(
    (async () => {
      const { title, text, room } = await news().catch(() => ({ title: 'tilerummy', text: '', room: null }))
      await self.registration.showNotification(title, {
        body: text,
        icon: `${BASE}icon-192.png`,
        badge: `${BASE}icon-192.png`,
        tag: 'turn',
        data: { path: room ? `${BASE}t/${room}` : BASE },
      })
    })(),
  )
})

/* The browser has a new address. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    (async () => {
      const { key } = await (await fetch(`${BASE}api/v1/push`, { cache: 'no-store' })).json()
      if (!key) return
      const { endpoint } = event.newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
      const headers = { 'content-type': 'application/json' }
      await fetch(`${BASE}api/v1/push/browsers`, { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify({ endpoint }) })
    })(),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href } = new URL(event.notification.data?.path ?? BASE, location.href)
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const there = pages.find((page) => page.url.split(/[?#]/)[0] === href)
      await (there ? there.focus() : self.clients.openWindow(href))
    })(),
  )
})
