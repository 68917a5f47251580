/* Loads Python and the engine: from the cache of this browser, or from the site, with progress. */

import type { FromWorker, Listed, Manifest } from './protocol'

/** The part of Pyodide that is used here. */
export interface Python {
  FS: { writeFile: (path: string, data: Uint8Array) => void; unlink: (path: string) => void }
  runPython: (code: string) => unknown
  runPythonAsync: (code: string) => Promise<unknown>
  globals: { get: (name: string) => (...values: unknown[]) => unknown }
}

/** How much of the bar is loading; the rest is starting Python and importing the engine. */
const LOADING = 0.6
const PYTHON_UP = 0.8

/** Archives are unpacked into /app. Python compiles what it imports; that is kept for the next start, by `compiled`. */
const PREPARE = `
import io, os, sys, zipfile
sys.dont_write_bytecode = False
sys.path.insert(0, "/app")

def unpack(path):
    with zipfile.ZipFile(path) as archive:
        archive.extractall("/app")
    os.unlink(path)

def compiled():
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for folder, _, names in os.walk("/app"):
            for name in names:
                if name.endswith(".pyc"):
                    path = os.path.join(folder, name)
                    with open(path, "rb") as file:
                        code = file.read()
                    # Valid for this source whatever its date: the archive is kept under the hash of the source.
                    archive.writestr(os.path.relpath(path, "/app"), code[:4] + b"\\1\\0\\0\\0" + bytes(8) + code[16:])
    return whole.getvalue()
`

export class Engine {
  readonly #cacheName: string
  #total = 0
  #loaded = 0
  wasCompiled = false

  constructor(
    private readonly base: string,
    private readonly post: (message: FromWorker) => void,
  ) {
    this.#cacheName = `tilerummy-engine ${base}`
  }

  async load(): Promise<Python> {
    const manifest = (await (await fetch(`${this.base}site.json`)).json()) as Manifest
    this.#total = manifest.engine.reduce((sum, file) => sum + file.size, 0)
    const files = new Map<string, Response>()
    const compiledAt = this.#compiledAt(manifest)
    const [before] = await Promise.all([
      this.#kept(compiledAt),
      ...manifest.engine.map(async (file) => files.set(this.base + file.path, await this.#file(file))),
    ])
    const python = await this.#start(this.base + manifest.python, manifest.lock, files)
    this.#report(PYTHON_UP)
    python.runPython(PREPARE)
    const unpack = python.globals.get('unpack')
    const archives = manifest.engine.filter(({ path }) => path.endsWith('.zip') && !path.startsWith(manifest.python))
    const parts = archives.map(({ path }) => files.get(this.base + path)!)
    if (before) parts.push(before)
    for (const part of parts) {
      python.FS.writeFile('/part.zip', new Uint8Array(await part.arrayBuffer()))
      unpack('/part.zip')
    }
    this.wasCompiled = before !== undefined
    void this.#forgetOthers([compiledAt, ...manifest.engine.map(({ path }) => this.base + path)])
    return python
  }

  /** Keeps what Python has compiled, so that the next start is quicker. */
  async keepCompiled(python: Python): Promise<void> {
    const manifest = (await (await fetch(`${this.base}site.json`)).json()) as Manifest
    const bytes = python.globals.get('compiled')() as { toJs: () => Uint8Array<ArrayBuffer>; destroy: () => void }
    const body = bytes.toJs()
    bytes.destroy()
    await (await this.#cache())?.put(this.#compiledAt(manifest), new Response(body))
  }

  #compiledAt(manifest: Manifest): string {
    return `${this.base}engine/compiled-${manifest.engine.map(({ hash }) => hash).join('')}`
  }

  /** Browsers have no cache for pages that came over plain http; then files are loaded every time. */
  async #cache(): Promise<Cache | undefined> {
    return globalThis.caches?.open(this.#cacheName).catch(() => undefined)
  }

  async #kept(address: string): Promise<Response | undefined> {
    return (await this.#cache())?.match(address)
  }

  async #file({ path, size }: Listed): Promise<Response> {
    const address = this.base + path
    const kept = await this.#kept(address)
    if (kept) {
      this.#count(size)
      return kept
    }
    const answer = await fetch(address)
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${answer.statusText}`)
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        this.#count(chunk.byteLength)
        out.enqueue(chunk)
      },
    })
    const body = await new Response(answer.body.pipeThrough(counted)).arrayBuffer()
    if (body.byteLength !== size) throw new Error(`${path}: ${body.byteLength} / ${size}`)
    const type = path.endsWith('.wasm') ? 'application/wasm' : path.endsWith('.mjs') ? 'text/javascript' : 'application/zip'
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
  async #start(folder: string, lockFileContents: object, files: Map<string, Response>): Promise<Python> {
    const fetched = globalThis.fetch
    globalThis.fetch = async (what, init) => {
      const address = new URL(what instanceof Request ? what.url : String(what), location.href).pathname
      return files.get(address)?.clone() ?? fetched(what, init)
    }
    try {
      const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}/pyodide.mjs`)) as {
        loadPyodide: (options: object) => Promise<Python>
      }
      return await loadPyodide({ indexURL: `${location.origin}${folder}/`, lockFileContents })
    } finally {
      globalThis.fetch = fetched
    }
  }

  async #forgetOthers(addresses: string[]): Promise<void> {
    const cache = await this.#cache()
    for (const old of (await cache?.keys()) ?? []) if (!addresses.includes(new URL(old.url).pathname)) await cache!.delete(old)
  }
}
