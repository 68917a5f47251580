/* Web push: this browser is told when its guest is to move, although no page is open. */

import { addBrowser, forgetBrowser, pushKey } from './api'

/** `unknown` until the server and the browser were asked; `missing` if one of them has no push. */
export type PushState = 'unknown' | 'missing' | 'off' | 'on' | 'denied'

/** A key as the server writes it. */
const text = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

/** Whether the push service accepts this server. A server that was set up again has another key. */
const fits = ({ options }: PushSubscription, key: string): boolean => !options?.applicationServerKey || text(options.applicationServerKey) === key

export class Push {
  state = $state<PushState>('unknown')
  problem = $state('')
  #key = ''

  /** Asks what is there. An address that exists is sent again, because the server may have forgotten it. */
  async look(): Promise<void> {
    const key = 'PushManager' in window && 'Notification' in window ? await pushKey().catch(() => null) : null
    const registration = key ? await navigator.serviceWorker?.getRegistration().catch(() => undefined) : undefined
    if (!key || !registration) {
      this.state = 'missing'
      return
    }
    this.#key = key
    const known = await registration.pushManager.getSubscription()
    if (Notification.permission === 'denied') this.state = 'denied'
    else this.state = known && fits(known, key) && (await addBrowser(known.endpoint).then(() => true, () => false)) ? 'on' : 'off'
  }

  async start(): Promise<void> {
    this.problem = ''
    try {
      if ((await Notification.requestPermission()) !== 'granted') {
        this.state = Notification.permission === 'denied' ? 'denied' : 'off'
        return
      }
      const { pushManager } = await navigator.serviceWorker.ready
      const old = await pushManager.getSubscription()
      if (old && !fits(old, this.#key)) await old.unsubscribe()
      const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key })
      await addBrowser(found.endpoint)
      this.state = 'on'
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error)
    }
  }

  async stop(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration()
    const known = await registration?.pushManager.getSubscription()
    if (known) {
      await forgetBrowser(known.endpoint).catch(() => {})
      await known.unsubscribe().catch(() => {})
    }
    this.state = 'off'
  }
}
