/* Loads Python and the engine: from the cache of this browser, or from the site, with progress. */

import { compressed, decompressed, unpacked, type Contents } from './image'
import type { FromWorker, Listed, Manifest } from './protocol'

/** The part of Pyodide that is used here. */
export interface Python {
  FS: { writeFile: (path: string, data: Uint8Array, options: object) => void; mkdirTree: (path: string) => void }
  runPython: (code: string) => unknown
  makeMemorySnapshot: () => Uint8Array<ArrayBuffer>
  globals: { get: (name: string) => (...values: unknown[]) => unknown }
}
/** The part of Emscripten that is used here. */
interface Settings {
  dynamicLibraries: string[]
}
interface Module {
  growMemory: (size: number) => void
}

/** How much of the bar is loading; the rest is starting Python and importing the engine. */
const LOADING = 0.6
const PYTHON_UP = 0.8

const FOLDER = '/app'
/** Garbage is not collected meanwhile, because everything that is imported stays. */
const IMPORT = `
import gc, sys
gc.disable()
sys.path.insert(0, "${FOLDER}")
from tilerummy.page_host.worker import Worker
gc.freeze()
gc.enable()
`
/** The memory that is kept has a seed in it. */
const SEED_AGAIN = 'import random; random.seed()'
/** Starts with the memory of an earlier one that did not end: a tab may have been closed once, but not every time. */
const MOST_UNFINISHED = 2

/** The service worker of a server knows this name, too. */
export const engineCache = (base: string): string => `tilerummy-engine ${base}`

/** A full disk is no reason not to play. */
const ignored = (): void => {}

const TYPES: Record<string, string> = { wasm: 'application/wasm', mjs: 'text/javascript', json: 'application/json' }
const ending = (path: string): string => path.split('.').at(-1)!

/** The engine, and the answers that the page shows until it is up. */
const filesOf = ({ engine, page }: Manifest): Listed[] => [...engine, ...page.filter(({ path }) => path.startsWith('assets/answers-'))]

export class Engine {
  readonly #cacheName: string
  /** While Pyodide starts, it gets another one. */
  readonly #fetch = globalThis.fetch.bind(globalThis)
  #total = 0
  #loaded = 0
  /** What this start has loaded from the site, by address, until it is kept. */
  readonly #fresh = new Map<string, Response>()
  #memory: Uint8Array<ArrayBuffer> | null = null
  /** The list of the files of this start. The site may have a newer one meanwhile. */
  #started: Manifest | null = null

  /** The list of the files. */
  get #list(): string {
    return `${this.base}site.json`
  }

  /** How many starts with the memory of an earlier one have begun and not ended: the memory may crash the page. */
  get #attempt(): string {
    return `${this.base}engine/memory-attempt`
  }

  constructor(
    private readonly base: string,
    private readonly post: (message: FromWorker) => void,
  ) {
    this.#cacheName = engineCache(base)
  }

  /** Keeps all files in this browser, and then their list: with the list everything is there. */
  async prepare(signal?: AbortSignal): Promise<void> {
    const answer = await this.#fetch(this.#list, { cache: 'no-cache', signal })
    const cache = await this.#cache()
    if (!answer.ok || !cache) throw new Error(`site.json: ${answer.status}`)
    const manifest = (await answer.clone().json()) as Manifest
    this.#setTotal(filesOf(manifest))
    for (const file of filesOf(manifest)) {
      if (await this.#kept(this.base + file.path)) this.#count(file.size)
      else await cache.put(this.base + file.path, await this.#fetched(file, signal))
      signal?.throwIfAborted()
    }
    await cache.put(this.#list, answer)
    await this.#forgetOthers(manifest)
  }

  /** The version that is complete in this browser; null if there is none. */
  async version(): Promise<string | null> {
    const list = await this.#kept(this.#list)
    return list ? ((await list.json()) as Manifest).version : null
  }

  /** The list that was kept with the files, or the one of the site. */
  async #manifest(): Promise<Manifest> {
    return (await ((await this.#kept(this.#list)) ?? (await this.#fetch(this.#list))).json()) as Manifest
  }

  #setTotal(files: Listed[]): void {
    this.#total = files.reduce((sum, file) => sum + file.size, 0)
    this.#loaded = 0
  }

  /** Python with the engine imported. */
  async load(): Promise<Python> {
    const manifest = (this.#started = await this.#manifest())
    const unfinished = Number((await (await this.#kept(this.#attempt))?.text()) ?? 0)
    if (unfinished >= MOST_UNFINISHED) await this.forget()
    const memory = await this.#kept(this.#memoryAt(manifest))
    if (memory) await (await this.#cache())?.put(this.#attempt, new Response(String(unfinished + 1))).catch(ignored)
    try {
      return await this.#start(manifest, memory)
    } catch (fault) {
      if (!memory) throw fault
      await this.forget()
      return this.#start(manifest)
    } finally {
      void this.#forgetOthers(manifest).catch(ignored)
    }
  }

  async #start(manifest: Manifest, memory?: Response): Promise<Python> {
    this.#setTotal(manifest.engine)
    const files = new Map<string, Promise<Response>>()
    const images: Promise<Contents>[] = []
    for (const file of manifest.engine) {
      // Modules of JavaScript are loaded by the browser.
      if (ending(file.path) === 'mjs') this.#count(file.size)
      else if (ending(file.path) === 'image') images.push(this.#file(file).then(decompressed).then(unpacked))
      else files.set(this.base + file.path, this.#file(file))
    }
    const contents = Promise.all(images).then((all) => new Map(all.flatMap((each) => [...each])))
    const beginning = this.#python(this.base + manifest.python, manifest.lock, files, contents, memory && decompressed(memory))
    const [python] = await Promise.all([beginning, ...files.values()])
    this.#report(PYTHON_UP)
    writeAll(python, await contents)
    if (!memory) {
      python.runPython(IMPORT)
      this.#memory = python.makeMemorySnapshot()
    }
    python.runPython(SEED_AGAIN)
    return python
  }

  /** Pyodide fetches its files by their addresses: it gets those that are loaded already.

      Extensions are loaded before Python starts. So they are at the same place of the memory every time, and the memory with
      everything that is imported can be kept. */
  async #python(
    folder: string,
    lockFileContents: object,
    files: Map<string, Promise<Response>>,
    contents: Promise<Contents>,
    memory?: Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Python> {
    globalThis.fetch = (what, init) => {
      const address = new URL(what instanceof Request ? what.url : String(what), location.href).pathname
      return files.get(address) ?? this.#fetch(what, init)
    }
    try {
      const [{ loadPyodide }, { default: create }] = (await Promise.all(
        ['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => import(/* @vite-ignore */ `${folder}/${name}`)),
      )) as [{ loadPyodide: (options: object) => Promise<Python> }, { default: (settings: Settings) => Promise<Module> }]
      const createPyodideModule = async (settings: Settings): Promise<Module> => {
        const libraries = [...(await contents)].filter(([name]) => name.endsWith('.so'))
        settings.dynamicLibraries = libraries.map(([name]) => `${FOLDER}/${name}`)
        for (const [name, data] of libraries) files.set(`${folder}/${FOLDER}/${name}`, Promise.resolve(new Response(data)))
        const module = await create(settings)
        if (memory) module.growMemory((await memory).length)
        return module
      }
      const options = { indexURL: `${location.origin}${folder}/`, lockFileContents, createPyodideModule }
      return await loadPyodide(memory ? { ...options, _loadSnapshot: memory } : { ...options, _makeSnapshot: true })
    } finally {
      globalThis.fetch = this.#fetch
    }
  }

  /** After a start that succeeded: keeps what it has loaded. */
  async keepFiles(): Promise<void> {
    const cache = await this.#cache()
    await cache?.delete(this.#attempt)
    for (const file of (cache && this.#started?.engine) ?? []) {
      const address = this.base + file.path
      const fresh = this.#fresh.get(address)
      this.#fresh.delete(address)
      if (!(await this.#kept(address))) await cache!.put(address, fresh ?? (await this.#fetched(file)))
    }
  }

  /** Keeps the memory of Python with the engine imported, so that the next start is quicker. */
  async keepMemory(): Promise<void> {
    const memory = this.#memory
    this.#memory = null
    if (memory && this.#started) await (await this.#cache())?.put(this.#memoryAt(this.#started), compressed(memory))
  }

  /** After a fault: the next start begins with the files of the site. */
  async forget(): Promise<void> {
    this.#memory = null
    const cache = await this.#cache()
    const kept = (await cache?.keys().catch(() => [])) ?? []
    for (const old of kept) if (old.url.includes('/engine/memory-')) await cache!.delete(old).catch(ignored)
  }

  /** Pyodide does not do the same in every browser, so a new browser does not use the memory of an old one. */
  #memoryAt(manifest: Manifest): string {
    return `${this.base}engine/memory-${manifest.engine.map(({ hash }) => hash).join('')}-${navigator.userAgent.replace(/[^A-Za-z0-9.]+/g, '-')}`
  }

  /** Browsers have no cache for pages that came over plain http; then files are loaded every time. */
  async #cache(): Promise<Cache | undefined> {
    return globalThis.caches?.open(this.#cacheName).catch(() => undefined)
  }

  async #kept(address: string): Promise<Response | undefined> {
    return (await this.#cache())?.match(address)
  }

  async #file(file: Listed): Promise<Response> {
    const address = this.base + file.path
    const kept = await this.#kept(address)
    if (kept) {
      this.#count(file.size)
      return kept
    }
    const whole = await this.#fetched(file)
    this.#fresh.set(address, whole.clone())
    return whole
  }

  /** A file of the site. Its length is checked when it is read. */
  async #fetched({ path, size }: Listed, signal?: AbortSignal): Promise<Response> {
    const answer = await this.#fetch(this.base + path, { signal })
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${answer.statusText}`)
    let length = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        length += chunk.byteLength
        this.#count(chunk.byteLength)
        out.enqueue(chunk)
      },
      flush: (out) => {
        if (length !== size) out.error(new Error(`${path}: ${length} / ${size}`))
      },
    })
    const type = TYPES[ending(path)] ?? 'application/octet-stream'
    return new Response(answer.body.pipeThrough(counted), { headers: { 'content-type': type } })
  }

  #count(bytes: number): void {
    this.#loaded += bytes
    this.#report((LOADING * this.#loaded) / this.#total)
  }

  #report(part: number): void {
    this.post({ kind: 'progress', done: Math.round(part * 1000), total: 1000 })
  }

  async #forgetOthers(manifest: Manifest): Promise<void> {
    const addresses = [this.#list, this.#attempt, this.#memoryAt(manifest), ...filesOf(manifest).map(({ path }) => this.base + path)]
    const cache = await this.#cache()
    for (const old of (await cache?.keys()) ?? []) if (!addresses.includes(new URL(old.url).pathname)) await cache!.delete(old)
  }
}

function writeAll(python: Python, contents: Contents): void {
  const paths = [...contents].map(([name, data]): [string, Uint8Array] => [`${FOLDER}/${name}`, data])
  for (const folder of new Set(paths.map(([path]) => path.replace(/\/[^/]*$/, '')))) python.FS.mkdirTree(folder)
  for (const [path, data] of paths) python.FS.writeFile(path, data, { canOwn: true })
}
