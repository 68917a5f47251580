/* The service worker of a site without a server: every file comes from the cache, so that the site opens without a network.
   The builder writes the version of the site into this file, so that browsers notice a new one. */

/* The folder of this file: the site may be under any path. */
const BASE = new URL('./', location.href).pathname
const PREFIX = `tilerummy-site ${BASE} `
const CACHE = `${PREFIX}VERSION`

async function kept(address) {
  return (await (await caches.open(CACHE)).match(address)) ?? caches.match(address)
}

/* Files under assets/ have a hash in their name: an older version of the site may have them already. */
async function load(cache, path) {
  const old = path.startsWith('assets/') ? await caches.match(BASE + path) : undefined
  const file = old ?? (await fetch(BASE + path, { cache: 'no-cache' }))
  if (!file.ok) throw new Error(path)
  await cache.put(BASE + path, file)
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const answer = await fetch(`${BASE}site.json`, { cache: 'no-cache' })
      const { page } = await answer.clone().json()
      const cache = await caches.open(CACHE)
      await Promise.all(page.map(({ path }) => load(cache, path)))
      await cache.put(`${BASE}site.json`, answer)
      await self.skipWaiting()
    })(),
  )
})

/* The last version stays, because a page that is open may still load parts of it. */
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

/* One file is the page of every address; it needs to know the path of the site. */
async function page(request) {
  const file = await kept(`${BASE}index.html`)
  if (!file) return fetch(request)
  return new Response((await file.text()).replaceAll('="./', `="${BASE}`), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return
  const inside = pathname.slice(BASE.length)
  if (event.request.mode === 'navigate' && !/\.(?!html$)[a-z]+$/.test(inside)) event.respondWith(page(event.request))
  else event.respondWith(kept(pathname).then((file) => file ?? fetch(event.request)))
})
