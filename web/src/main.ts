import { mount } from 'svelte'
import './app.css'
import './looks.css'
import App from './App.svelte'
import { BASE, host, pageOf } from './lib/base'
import { browserLanguage, words } from './lib/i18n.svelte'
import { start, table } from './lib/pages'
import { prefs } from './lib/prefs.svelte'
import { preconnect } from './lib/socket'

// Without a server the engine answers. An installed app keeps it, unless this was turned off.
if (document.documentElement.dataset['host'] || (prefs.offline ?? matchMedia('(display-mode: standalone)').matches))
  await (await import('./host/offline')).begin()
const page = pageOf(location.pathname)
if (page?.name === 'table') preconnect(`rooms/${page.room}`)
const atTable = page && ['table', 'lesson', 'puzzle'].includes(page.name)
// Other pages are loaded by the app.
await Promise.all([words.load(browserLanguage()), atTable ? table() : page?.name === 'start' ? start() : null])
mount(App, { target: document.getElementById('app')! })

// It fetches all files, which can wait until the table is shown. With the engine in the page, the engine comes first.
const LATER_MS = 4000
if ('serviceWorker' in navigator && import.meta.env.PROD && !host.inPage)
  setTimeout(() => void navigator.serviceWorker.register(`${BASE}sw.js`).catch(() => {}), LATER_MS)
