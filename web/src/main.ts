import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { browserLanguage, words } from './lib/i18n.svelte'
import { preconnect } from './lib/socket'

const table = location.pathname.match(/^\/t\/([A-Za-z0-9_-]+)\/?$/)
if (table) preconnect(`rooms/${table[1]}`)
await words.load(browserLanguage())
mount(App, { target: document.getElementById('app')! })

// It fetches all files, which can wait until the table is shown.
const LATER_MS = 4000
if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), LATER_MS)
