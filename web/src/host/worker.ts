/* The engine in a worker. It answers the same requests and messages as a server, for all tabs of this site. */

import { Engine } from './engine'
import type { FromWorker, ToWorker } from './protocol'
import { openStorage, readAll, write } from './storage'

/** `Worker` of `tilerummy.page_host.worker` */
interface Host {
  request: (method: string, path: string, body: string) => Promise<Answer>
  open: (socket: number, path: string, send: (text: string) => void, closed: (code: number) => void) => Promise<void>
  receive: (socket: number, text: string) => Promise<void>
  close: (socket: number) => Promise<void>
}
interface Answer {
  status: number
  type: string
  body: { toJs: () => Uint8Array<ArrayBuffer>; destroy: () => void }
  destroy: () => void
}

/** After this time without a message the memory for a quick start is kept, in milliseconds. */
const IDLE_MS = 3000
const post = (message: FromWorker): void => postMessage(message)

let host: Promise<Host> | null = null
let idle: ReturnType<typeof setTimeout> | undefined
let keep: (() => void) | null = null
let forget = async (): Promise<void> => {}

async function start(base: string): Promise<Host> {
  const engine = new Engine(base, post)
  forget = () => engine.forget()
  return startWith(engine, base)
}

async function startWith(engine: Engine, base: string): Promise<Host> {
  const [python, storage] = await Promise.all([engine.load(), openStorage(base)])
  const saved = JSON.stringify(await readAll(storage))
  // The host waits for it: what a page is told is stored, and a reload finds it.
  const save = (changes: string) => write(storage, JSON.parse(changes) as Record<string, string | null>)
  const made = python.globals.get('Worker')(saved, save) as Host
  post({ kind: 'progress', done: 1000, total: 1000 })
  post({ kind: 'ready' })
  // A full disk is no reason not to play.
  void engine.keepFiles().catch(() => {})
  keep = () => void engine.keepMemory().catch(() => {})
  return made
}

async function answer(engine: Host, { id, method, path, body: text }: Extract<ToWorker, { kind: 'request' }>): Promise<void> {
  const found = await engine.request(method, path, text)
  const { status, type, body: bytes } = found
  const body = bytes.toJs()
  bytes.destroy()
  found.destroy()
  post({ kind: 'answer', id, status, type, body })
}

async function take(message: ToWorker): Promise<void> {
  if (message.kind === 'start') host ??= start(message.base)
  const engine = await host
  if (!engine) return
  clearTimeout(idle)
  idle = setTimeout(() => {
    keep?.()
    keep = null
  }, IDLE_MS)
  switch (message.kind) {
    case 'request':
      return answer(engine, message)
    case 'open': {
      const { socket, path } = message
      const send = (text: string) => post({ kind: 'text', socket, text })
      return engine.open(socket, path, send, (code) => post({ kind: 'closed', socket, code }))
    }
    case 'text':
      return engine.receive(message.socket, message.text)
    case 'close':
      return engine.close(message.socket)
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  take(data).catch(async (fault: unknown) => {
    await forget() // the memory of an earlier start may be the cause
    post({ kind: 'failed', text: fault instanceof Error ? fault.message : String(fault) })
  })
}
