/* Keeps the page's own files, so that it opens at once and also without a network. What the server says is never kept. */

const SHELF = 'tilerummy-1'

async function files() {
  const answer = await fetch('/assets.json', { cache: 'no-cache' })
  const manifest = await answer.json()
  const names = Object.values(manifest).flatMap((entry) => [entry.file, ...(entry.css ?? [])])
  return ['/', ...new Set(names)].map((name) => (name === '/' ? name : `/${name}`))
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const shelf = await caches.open(SHELF)
      await shelf.addAll(await files())
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/* A page from the network brings its own list of files: older ones are thrown away. */
async function fresh(request) {
  const shelf = await caches.open(SHELF)
  try {
    const answer = await fetch(request)
    if (answer.ok) await shelf.put('/', answer.clone())
    return answer
  } catch {
    return (await shelf.match('/')) ?? Response.error()
  }
}

async function kept(request) {
  const shelf = await caches.open(SHELF)
  const found = await shelf.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    await shelf.put(request, answer.clone())
    const current = new Set(await files().catch(() => []))
    if (current.size)
      for (const old of await shelf.keys()) {
        const { pathname } = new URL(old.url)
        if (pathname.startsWith('/assets/') && !current.has(pathname)) await shelf.delete(old)
      }
  }
  return answer
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (event.request.mode === 'navigate' && (url.pathname === '/' || url.pathname === '/lesson' || url.pathname.startsWith('/t/'))) event.respondWith(fresh(event.request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event.request))
})
