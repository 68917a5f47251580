import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { browserLanguage, words } from './lib/i18n.svelte'

await words.load(browserLanguage())
mount(App, { target: document.getElementById('app')! })

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js').catch(() => {})
