/* Loads Python and the engine: from the cache of this browser, or from the site, with progress. */

import type { FromWorker, Listed, Manifest } from './protocol'

/** The part of Pyodide that is used here. */
export interface Python {
  FS: { writeFile: (path: string, data: Uint8Array) => void; mkdirTree: (path: string) => void }
  runPython: (code: string) => unknown
  runPythonAsync: (code: string) => Promise<unknown>
  makeMemorySnapshot: () => Uint8Array<ArrayBuffer>
  globals: { get: (name: string) => (...values: unknown[]) => unknown }
}

/** How much of the bar is loading; the rest is starting Python and importing the engine. */
const LOADING = 0.6
const PYTHON_UP = 0.8

/** Imported before the memory of Python is kept: modules of its library that the engine needs, too. */
const EARLY = `
import asyncio, collections.abc, dataclasses, datetime, decimal, enum, fractions, functools, hashlib, heapq, importlib.metadata
import importlib.resources, inspect, io, json, logging, os, pathlib, random, re, secrets, statistics, sys, tomllib, typing
import urllib.parse, uuid, weakref, zipfile
`

/** Archives are unpacked into /app, where Python compiles what it imports. `image` is all of /app for the next start, in one
    piece: the list of files with their sizes as JSON in the first line, then their contents. */
const PREPARE = `
import json, os, random, sys, zipfile
random.seed()  # the memory that is kept has a seed in it
sys.dont_write_bytecode = False
sys.path.insert(0, "/app")

def unpack(path):
    with zipfile.ZipFile(path) as archive:
        archive.extractall("/app")
    os.unlink(path)

def image():
    files = {}
    for folder, _, names in os.walk("/app"):
        for name in names:
            with open(os.path.join(folder, name), "rb") as file:
                files[folder, name] = file.read()
    for folder, name in [each for each in files if each[0].endswith("/__pycache__")]:
        module, source = name.partition(".")[0], os.path.dirname(folder)
        files[source, module + ".pyc"] = files.pop((folder, name))
        files.pop((source, module + ".py"), None)
    listed = [[folder, name, len(data)] for (folder, name), data in files.items()]
    return b"".join([json.dumps(listed).encode(), b"\\n", *files.values()])
`

/** The service worker of a server knows this name, too. */
export const engineCache = (base: string): string => `tilerummy-engine ${base}`

const TYPES: Record<string, string> = { wasm: 'application/wasm', mjs: 'text/javascript', json: 'application/json' }

/** The engine, and the answers that the page shows until it is up. */
const filesOf = ({ engine, page }: Manifest): Listed[] => [...engine, ...page.filter(({ path }) => path.startsWith('assets/answers-'))]

export class Engine {
  readonly #cacheName: string
  #total = 0
  #loaded = 0
  #isComplete = false
  #memory: Uint8Array<ArrayBuffer> | null = null

  /** The list of the files. */
  get #list(): string {
    return `${this.base}site.json`
  }

  constructor(
    private readonly base: string,
    private readonly post: (message: FromWorker) => void,
  ) {
    this.#cacheName = engineCache(base)
  }

  /** Keeps all files in this browser, and then their list: with the list everything is there. */
  async prepare(signal?: AbortSignal): Promise<void> {
    const answer = await fetch(this.#list, { cache: 'no-cache', signal })
    const cache = await this.#cache()
    if (!answer.ok || !cache) throw new Error(`site.json: ${answer.status}`)
    const manifest = (await answer.clone().json()) as Manifest
    this.#setTotal(filesOf(manifest))
    for (const file of filesOf(manifest)) {
      await this.#file(file, signal)
      signal?.throwIfAborted()
      if (!(await this.#kept(this.base + file.path))) throw new Error(file.path)
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
    return (await ((await this.#kept(this.#list)) ?? (await fetch(this.#list))).json()) as Manifest
  }

  #setTotal(files: Listed[]): void {
    this.#total = files.reduce((sum, file) => sum + file.size, 0)
  }

  async load(): Promise<Python> {
    const manifest = await this.#manifest()
    this.#setTotal(manifest.engine)
    const files = new Map<string, Response>()
    const [memoryAt, imageAt] = this.#addresses(manifest)
    const [memory, image] = await Promise.all([
      this.#kept(memoryAt),
      this.#kept(imageAt),
      ...manifest.engine.map(async (file) => files.set(this.base + file.path, await this.#file(file))),
    ])
    const begin = (kept?: Response) => this.#start(this.base + manifest.python, manifest.lock, files, kept)
    const python = await begin(memory).catch((fault: unknown) => (memory ? begin() : Promise.reject(fault as Error)))
    this.#report(PYTHON_UP)
    python.runPython(PREPARE)
    if (image) writeImage(python, new Uint8Array(await image.arrayBuffer()))
    else await this.#unpack(python, manifest, files)
    this.#isComplete = image !== undefined && this.#memory === null
    void this.#forgetOthers(manifest)
    return python
  }

  async #unpack(python: Python, { engine, python: own }: Manifest, files: Map<string, Response>): Promise<void> {
    const unpack = python.globals.get('unpack')
    for (const { path } of engine.filter(({ path }) => path.endsWith('.zip') && !path.startsWith(own))) {
      python.FS.writeFile('/part.zip', new Uint8Array(await files.get(this.base + path)!.arrayBuffer()))
      unpack('/part.zip')
    }
  }

  /** Keeps the memory of Python after its start, and all files with what it has compiled, so that the next start is quicker. */
  async keep(python: Python): Promise<void> {
    if (this.#isComplete) return
    this.#isComplete = true
    const manifest = await this.#manifest()
    const [memoryAt, imageAt] = this.#addresses(manifest)
    const bytes = python.globals.get('image')() as { toJs: () => Uint8Array<ArrayBuffer>; destroy: () => void }
    const body = bytes.toJs()
    bytes.destroy()
    const cache = await this.#cache()
    await cache?.put(imageAt, new Response(body))
    if (!this.#memory) return
    await cache?.put(memoryAt, new Response(new Blob([this.#memory]).stream().pipeThrough(new CompressionStream('gzip'))))
    this.#memory = null
  }

  /** After a start that failed: the next one begins with the files of the site. */
  async forget(): Promise<void> {
    const cache = await this.#cache()
    for (const old of (await cache?.keys()) ?? []) if (/\/engine\/(memory|image)-/.test(old.url)) await cache!.delete(old)
  }

  #addresses(manifest: Manifest): [memory: string, image: string] {
    const of = manifest.engine.map(({ hash }) => hash).join('')
    return [`${this.base}engine/memory-${of}`, `${this.base}engine/image-${of}`]
  }

  /** Browsers have no cache for pages that came over plain http; then files are loaded every time. */
  async #cache(): Promise<Cache | undefined> {
    return globalThis.caches?.open(this.#cacheName).catch(() => undefined)
  }

  async #kept(address: string): Promise<Response | undefined> {
    return (await this.#cache())?.match(address)
  }

  async #file({ path, size }: Listed, signal?: AbortSignal): Promise<Response> {
    const address = this.base + path
    const kept = await this.#kept(address)
    if (kept) {
      this.#count(size)
      return kept
    }
    const answer = await fetch(address, { signal })
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${answer.statusText}`)
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        this.#count(chunk.byteLength)
        out.enqueue(chunk)
      },
    })
    const body = await new Response(answer.body.pipeThrough(counted)).arrayBuffer()
    if (body.byteLength !== size) throw new Error(`${path}: ${body.byteLength} / ${size}`)
    const type = TYPES[path.split('.').at(-1)!] ?? 'application/zip'
    const whole = new Response(body, { headers: { 'content-type': type } })
    // A full disk is no reason not to play.
    await (await this.#cache())?.put(address, whole.clone()).catch(() => {})
    return whole
  }

  #count(bytes: number): void {
    this.#loaded += bytes
    this.#report((LOADING * this.#loaded) / this.#total)
  }

  #report(part: number): void {
    this.post({ kind: 'progress', done: Math.round(part * 1000), total: 1000 })
  }

  /** Pyodide fetches its files by their addresses: it gets those that were loaded before. */
  async #start(folder: string, lockFileContents: object, files: Map<string, Response>, memory?: Response): Promise<Python> {
    const fetched = globalThis.fetch
    globalThis.fetch = async (what, init) => {
      const address = new URL(what instanceof Request ? what.url : String(what), location.href).pathname
      return files.get(address)?.clone() ?? fetched(what, init)
    }
    try {
      const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}/pyodide.mjs`)) as {
        loadPyodide: (options: object) => Promise<Python>
      }
      const options = { indexURL: `${location.origin}${folder}/`, lockFileContents }
      if (memory?.body) {
        const kept = new Response(memory.body.pipeThrough(new DecompressionStream('gzip')))
        return await loadPyodide({ ...options, _loadSnapshot: await kept.arrayBuffer() })
      }
      const python = await loadPyodide({ ...options, _makeSnapshot: true })
      python.runPython(EARLY)
      this.#memory = python.makeMemorySnapshot()
      return python
    } finally {
      globalThis.fetch = fetched
    }
  }

  async #forgetOthers(manifest: Manifest): Promise<void> {
    const addresses = [this.#list, ...this.#addresses(manifest), ...filesOf(manifest).map(({ path }) => this.base + path)]
    const cache = await this.#cache()
    for (const old of (await cache?.keys()) ?? []) if (!addresses.includes(new URL(old.url).pathname)) await cache!.delete(old)
  }
}

/** Writes the files of an image that was kept by an earlier start. */
function writeImage(python: Python, image: Uint8Array): void {
  const end = image.indexOf(10)
  const listed = JSON.parse(new TextDecoder().decode(image.subarray(0, end))) as [folder: string, name: string, size: number][]
  let at = end + 1
  for (const folder of new Set(listed.map(([folder]) => folder))) python.FS.mkdirTree(folder)
  for (const [folder, name, size] of listed) python.FS.writeFile(`${folder}/${name}`, image.subarray(at, (at += size)))
}
