/* The connection to the server. It reconnects by itself. A move without an answer is sent again with the same id, so that
   it is neither lost nor played twice. */

import { socketAddress, host } from './base'
import { VERSION, type FromPage, type Refused, type Scene, type ToPage } from './wire'

type Answer = Extract<ToPage, { type: 'review' | 'targets' | 'understood' | 'done' | 'refused' | 'hint' | 'pong' }>
type Command = Exclude<FromPage, { type: 'hello' }>
type Unsent<C> = C extends Command ? Omit<C, 'id'> : never
/** A command that has no id yet. */
export type Request = Unsent<Command>

interface Pending {
  message: Command
  resolve: (answer: Answer | null) => void
}

interface Listener {
  /** Called for every connection, since it may change. */
  path: () => string
  language: () => string
  receive: (message: ToPage) => void
  setOnline: (online: boolean) => void
  /** The server closed the connection for good. */
  refuse: (why: Refused) => void
}

/** Commands that are not sent again after a reconnect: the page asks again when it needs to. */
const NOT_REPEATED = new Set(['draft', 'plan', 'lift', 'typed', 'ping', 'hint', 'react'])

/** Refusals after which a new connection may succeed. */
const TEMPORARY = new Set(['store-unavailable', 'hello-first', 'over-budget', 'busy'])

const POLICY_VIOLATION = 1008
const RELOADED = 'tilerummy:reloaded'
const SILENCE_MS = 40_000
const PING_MS = 15_000
const LONGEST_WAIT_MS = 8_000

let preconnected: WebSocket | null = null

/** Opens a socket that will be needed soon, while the texts of the page are still loading. */
export function preconnect(path: string): void {
  preconnected = host.socket(socketAddress(path))
}

function openSocket(path: string): WebSocket {
  const address = socketAddress(path)
  const ready = preconnected?.url === address && preconnected.readyState <= WebSocket.OPEN ? preconnected : null
  preconnected = null
  return ready ?? host.socket(address)
}

export class Connection {
  #socket: WebSocket | null = null
  #pending = new Map<string, Pending>()
  #attempts = 0
  #lastReceived = 0
  #closed = false
  #ready = false
  #lastRefusal: Refused | null = null
  #lastScene: Scene | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setInterval>

  constructor(private readonly listener: Listener) {
    this.#connect()
    this.#heartbeat = setInterval(() => this.#check(), PING_MS)
    addEventListener('online', this.#retryNow)
    document.addEventListener('visibilitychange', this.#retryNow)
  }

  /** Sends a command. The answer is null if the connection was lost and the command is not repeated. */
  send(request: Request): Promise<Answer | null> {
    const message = { ...request, id: newId() } as Command
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve })
      if (this.#ready) this.#post(message)
      else if (NOT_REPEATED.has(message.type)) this.#settle(message.id, null)
    })
  }

  /** Connects again, for another language or another step of the lesson. */
  reconnect(): void {
    if (this.#closed) return
    const old = this.#socket
    clearTimeout(this.#timer)
    this.#disconnected()
    this.#connect()
    old?.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#heartbeat)
    removeEventListener('online', this.#retryNow)
    document.removeEventListener('visibilitychange', this.#retryNow)
    this.#socket?.close()
  }

  #connect(): void {
    const socket = openSocket(this.listener.path())
    this.#socket = socket
    this.#lastReceived = Date.now()
    this.#lastScene = null
    const greet = () =>
      socket.send(JSON.stringify({ type: 'hello', version: VERSION, language: this.listener.language(), changes: true } satisfies FromPage))
    if (socket.readyState === WebSocket.OPEN) greet()
    else socket.onopen = greet
    socket.onmessage = (event) => this.#socket === socket && this.#receive(this.#completed(JSON.parse(event.data as string) as ToPage))
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      const refusal = event.code === POLICY_VIOLATION ? this.#lastRefusal : null
      if (refusal && !TEMPORARY.has(refusal.code)) this.#end(refusal)
      else this.#lost()
    }
  }

  /** The server has said why there is nothing to reconnect to. */
  #end(refusal: Refused): void {
    if (refusal.code === 'version-unknown' && !alreadyReloaded()) {
      location.reload()
      return
    }
    this.close()
    for (const id of [...this.#pending.keys()]) this.#settle(id, null)
    this.listener.refuse(refusal)
  }

  /** Commands that are not repeated end with the connection; moves are sent again over the next one. */
  #disconnected(): void {
    this.#socket = null
    this.#ready = false
    for (const [id, { message }] of this.#pending) if (NOT_REPEATED.has(message.type)) this.#settle(id, null)
  }

  #lost(): void {
    this.#disconnected()
    if (this.#closed) return
    this.listener.setOnline(false)
    const wait = Math.min(LONGEST_WAIT_MS, 250 * 2 ** this.#attempts++) * (0.75 + Math.random() / 2)
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  /** Changes become a scene again, with what is as it was in the last scene of this connection. */
  #completed(message: ToPage): ToPage {
    const whole = message.type === 'changes' ? ({ ...this.#lastScene, ...message.fields } as Scene) : message
    if (whole.type === 'scene') this.#lastScene = whole
    return whole
  }

  #receive(message: ToPage): void {
    this.#lastReceived = Date.now()
    this.#lastRefusal = message.type === 'refused' && message.id === null ? message : null
    if (message.type === 'scene' && !this.#ready) {
      this.#ready = true
      this.#attempts = 0
      this.listener.setOnline(true)
      this.listener.receive(message)
      for (const { message: unanswered } of this.#pending.values()) this.#post(unanswered)
      return
    }
    this.listener.receive(message)
    if ('id' in message && message.id) this.#settle(message.id, message as Answer)
  }

  #settle(id: string, answer: Answer | null): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.resolve(answer)
  }

  #post(message: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #check(): void {
    if (Date.now() - this.#lastReceived > SILENCE_MS) this.#socket?.close()
    else if (this.#ready) void this.send({ type: 'ping' })
  }

  #retryNow = (): void => {
    if (document.hidden || this.#closed) return
    this.#check()
    if (this.#socket) return
    clearTimeout(this.#timer)
    this.#attempts = 0
    this.#connect()
  }
}

/** Whether the page was already reloaded for a newer version. A second reload would not help. */
function alreadyReloaded(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === String(VERSION)) return true
    sessionStorage.setItem(RELOADED, String(VERSION))
    return false
  } catch {
    return true
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
