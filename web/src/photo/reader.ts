/* The worker that finds tiles in photos. It is started when somebody wants to read one, and kept for the next one. */

import { BASE } from '../lib/base'
import type { Fault, Found, FromWorker, ToWorker } from './protocol'

export class Unreadable extends Error {
  constructor(readonly fault: Fault) {
    super(fault)
  }
}

interface Waiting {
  resolve: (found: Found) => void
  reject: (error: Unreadable) => void
}

class Reader {
  #worker: Worker | null = null
  #last = 0
  #waiting = new Map<number, Waiting>()
  #listeners = new Set<(message: FromWorker) => void>()
  #state: FromWorker = { kind: 'progress', part: 0 }

  /** Starts the worker if that is needed, and reports how far it is until the returned function is called. */
  follow(listener: (message: FromWorker) => void): () => void {
    this.#listeners.add(listener)
    if (this.#worker) listener(this.#state)
    else this.#start()
    return () => this.#listeners.delete(listener)
  }

  find(file: Blob): Promise<Found> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#send({ kind: 'read', id, file })
    })
  }

  #start(): void {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onerror = () => this.#take({ kind: 'failed', id: 0, fault: 'runtime' })
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#take(data)
    this.#send({ kind: 'load', base: BASE })
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }

  #take(message: FromWorker): void {
    if (message.kind === 'found') this.#waiting.get(message.id)?.resolve(message.found)
    else if (message.kind === 'failed' && message.id) this.#waiting.get(message.id)?.reject(new Unreadable(message.fault))
    else {
      this.#state = message
      for (const listener of this.#listeners) listener(message)
      if (message.kind === 'failed' || message.kind === 'missing') this.#stop()
    }
    if ('id' in message) this.#waiting.delete(message.id)
  }

  /** The next one who asks starts it again. */
  #stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(new Unreadable('runtime'))
    this.#waiting.clear()
  }
}
export const reader = new Reader()
