/* Caches the files of the page, so that it opens quickly and without a network. Answers of the server are never cached. */

const CACHE = 'tilerummy-1'
/* The folder of this file: the site may be under any path. */
const BASE = new URL('./', location.href).pathname

async function files() {
  const answer = await fetch(`${BASE}assets.json`, { cache: 'no-cache' })
  const manifest = await answer.json()
  const names = Object.values(manifest).flatMap((entry) => [entry.file, ...(entry.css ?? [])])
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

/* A page from the network has its own list of files; older files are deleted. */
async function fromNetwork(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(BASE, answer.clone())
    return answer
  } catch {
    return (await cache.match(BASE)) ?? Response.error()
  }
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

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (event.request.mode === 'navigate' && ([BASE, `${BASE}lesson`].includes(url.pathname) || /^(t\/|score)/.test(url.pathname.slice(BASE.length)))) event.respondWith(fromNetwork(event.request))
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
