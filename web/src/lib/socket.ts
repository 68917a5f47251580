/* The line to the server. It comes back by itself; a move that was not answered is sent again with its own id, so that
   nothing is lost and nothing is played twice. */

import { VERSION, type FromPage, type Refused, type ToPage } from './wire'

type Answered = Extract<ToPage, { type: 'review' | 'targets' | 'done' | 'refused' | 'hint' | 'pong' }>
type Command = Exclude<FromPage, { type: 'hello' }>
type Unsent<C> = C extends Command ? Omit<C, 'id'> : never
export type Wish = Unsent<Command>

interface Pending {
  message: Command
  resolve: (answer: Answered | null) => void
}

const PASSING = new Set(['draft', 'plan', 'lift', 'ping', 'hint', 'react'])
/* Not worth sending again: the page asks anew with what lies there then. */

const PASSES = new Set(['store-unavailable', 'hello-first'])
/* Refusals of a line after which another one may be heard. */

const POLICY = 1008
const RELOADED = 'tilerummy:reloaded'
const SILENCE = 40_000
const PING = 15_000
const LONGEST_WAIT = 8_000

const addressOf = (path: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/v1/${path}`

let dialled: WebSocket | null = null

/** A line that is soon wanted is dialled while the words of the page are still on their way. */
export function dial(path: string): void {
  dialled = new WebSocket(addressOf(path))
}

function line(path: string): WebSocket {
  const address = addressOf(path)
  const ready = dialled && dialled.url === address && dialled.readyState <= WebSocket.OPEN ? dialled : null
  dialled = null
  return ready ?? new WebSocket(address)
}

export class Line {
  #socket: WebSocket | null = null
  #pending = new Map<string, Pending>()
  #tries = 0
  #heard = 0
  #closed = false
  #ready = false
  #lastWord: Refused | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval>

  constructor(
    /** Asked for anew with every connection. */
    private readonly path: () => string,
    private readonly language: () => string,
    private readonly hear: (message: ToPage) => void,
    private readonly online: (yes: boolean) => void,
    private readonly ended: (why: string) => void,
  ) {
    this.#connect()
    this.#beat = setInterval(() => this.#check(), PING)
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** Sends a command; the answer is null where the line was lost and the question is no longer worth asking. */
  send(wish: Wish): Promise<Answered | null> {
    const message = { ...wish, id: newId() } as Command
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve })
      if (this.#ready) this.#post(message)
      else if (PASSING.has(message.type)) this.#settle(message.id, null)
    })
  }

  /** A new language is a new greeting. */
  again(): void {
    if (this.#closed) return
    const old = this.#socket
    clearTimeout(this.#timer)
    this.#let()
    this.#connect()
    old?.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #connect(): void {
    const socket = line(this.path())
    this.#socket = socket
    this.#heard = Date.now()
    const greet = () =>
      socket.send(JSON.stringify({ type: 'hello', version: VERSION, language: this.language() } satisfies FromPage))
    if (socket.readyState === WebSocket.OPEN) greet()
    else socket.onopen = greet
    socket.onmessage = (event) => this.#socket === socket && this.#take(JSON.parse(event.data as string) as ToPage)
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      const word = event.code === POLICY ? this.#lastWord : null
      if (word && !PASSES.has(word.code)) this.#end(word)
      else this.#lost()
    }
  }

  /** There is nothing to come back to: the server has said why. */
  #end(word: Refused): void {
    if (word.code === 'version-unknown' && !reloaded()) {
      location.reload()
      return
    }
    this.close()
    for (const id of [...this.#pending.keys()]) this.#settle(id, null)
    this.ended(word.text)
  }

  /** What hung on the old connection: moves are sent again over the next one. */
  #let(): void {
    this.#socket = null
    this.#ready = false
    for (const [id, { message }] of this.#pending) if (PASSING.has(message.type)) this.#settle(id, null)
  }

  #lost(): void {
    this.#let()
    if (this.#closed) return
    this.online(false)
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #take(message: ToPage): void {
    this.#heard = Date.now()
    this.#lastWord = message.type === 'refused' && message.id === null ? message : null
    if (message.type === 'scene' && !this.#ready) {
      this.#ready = true
      this.#tries = 0
      this.online(true)
      this.hear(message)
      for (const { message: left } of this.#pending.values()) this.#post(left)
      return
    }
    this.hear(message)
    if ('id' in message && message.id) this.#settle(message.id, message as Answered)
  }

  #settle(id: string, answer: Answered | null): void {
    const waiting = this.#pending.get(id)
    this.#pending.delete(id)
    waiting?.resolve(answer)
  }

  #post(message: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #check(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close()
    else if (this.#ready) void this.send({ type: 'ping' })
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed) return
    this.#check()
    if (this.#socket) return
    clearTimeout(this.#timer)
    this.#tries = 0
    this.#connect()
  }
}

/** Whether the page was loaded again already for a newer version; a second time would not help. */
function reloaded(): boolean {
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
