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

/** Archives are unpacked into /app. Python compiles what it imports, also modules of its standard library. After a first start
    both are kept as archives of compiled code. They are kept under the hash of their sources, so their dates do not matter. */
const PREPARE = `
import asyncio, io, os, sys, zipfile
sys.dont_write_bytecode = False
sys.path.insert(0, "/app")
UNCHECKED = b"\\1\\0\\0\\0" + bytes(8)

def unpack(path):
    folders = set()
    with zipfile.ZipFile(path) as archive:
        for entry in archive.infolist():
            target = f"/app/{entry.filename}"
            folder = os.path.dirname(target)
            if folder not in folders:
                os.makedirs(folder, exist_ok=True)
                folders.add(folder)
            with open(target, "wb") as file:
                file.write(archive.read(entry))
    os.unlink(path)

async def compiled_app():
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for folder, _, names in os.walk("/app"):
            for name in [] if folder.endswith("__pycache__") else names:
                path = os.path.join(folder, name)
                cached = f"{folder}/__pycache__/{name[:-3]}.{sys.implementation.cache_tag}.pyc"
                is_compiled = name.endswith(".py") and os.path.exists(cached)
                with open(cached if is_compiled else path, "rb") as file:
                    data = file.read()
                inside = os.path.relpath(path, "/app")
                if is_compiled:
                    inside, data = inside + "c", data[:4] + UNCHECKED + data[16:]
                archive.writestr(inside, data)
            await asyncio.sleep(0)
    return whole.getvalue()

async def compiled_library():
    import marshal
    from importlib.util import MAGIC_NUMBER
    path = next(each for each in sys.path if each.endswith(".zip"))
    loaded = {}
    for name, module in list(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        origin = spec and spec.origin or ""
        if origin.startswith(f"{path}/") and origin.endswith(".py"):
            loaded[origin[len(path) + 1:]] = MAGIC_NUMBER + UNCHECKED + marshal.dumps(spec.loader.get_code(name))
            await asyncio.sleep(0)
    whole = io.BytesIO()
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(whole, "w") as new:
        for name in old.namelist():
            new.writestr(name + "c" if name in loaded else name, loaded.get(name) or old.read(name))
    return whole.getvalue()
`

/** Bytes of Python. */
interface Bytes {
  toJs: () => Uint8Array<ArrayBuffer>
  destroy: () => void
}

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
    const library = `${this.base}${manifest.python}/python_stdlib.zip`
    const isArchive = ({ path }: Listed) => path.endsWith('.zip') && !path.startsWith(manifest.python)
    const [app, compiledLibrary] = await Promise.all(this.#compiledAt(manifest).map((address) => this.#kept(address)))
    this.wasCompiled = app !== undefined && compiledLibrary !== undefined
    const needed = manifest.engine.filter((file) => !this.wasCompiled || !(isArchive(file) || this.base + file.path === library))
    this.#total = needed.reduce((sum, file) => sum + file.size, 0)
    const files = new Map<string, Response>()
    await Promise.all(needed.map(async (file) => files.set(this.base + file.path, await this.#file(file))))
    if (this.wasCompiled) files.set(library, compiledLibrary!)
    const python = await this.#start(this.base + manifest.python, manifest.lock, files)
    this.#report(PYTHON_UP)
    python.runPython(PREPARE)
    const unpack = python.globals.get('unpack')
    const archives = this.wasCompiled ? [app!] : needed.filter(isArchive).map(({ path }) => files.get(this.base + path)!)
    for (const archive of archives) {
      python.FS.writeFile('/part.zip', new Uint8Array(await archive.arrayBuffer()))
      unpack('/part.zip')
    }
    void this.#forgetOthers([...this.#compiledAt(manifest), ...manifest.engine.map(({ path }) => this.base + path)])
    return python
  }

  /** Keeps what Python has compiled, so that the next start is quicker. */
  async keepCompiled(python: Python): Promise<void> {
    const cache = await this.#cache()
    if (!cache) return
    const manifest = (await (await fetch(`${this.base}site.json`)).json()) as Manifest
    const [app, library] = this.#compiledAt(manifest)
    for (const [address, name] of [[app!, 'compiled_app'], [library!, 'compiled_library']] as const) {
      const bytes = (await python.globals.get(name)()) as Bytes
      const body = bytes.toJs()
      bytes.destroy()
      await cache.put(address, new Response(body))
    }
  }

  /** After a start that failed: the next one begins with the sources. */
  async forgetCompiled(): Promise<void> {
    const cache = await this.#cache()
    for (const old of (await cache?.keys()) ?? []) if (old.url.includes('/engine/compiled-')) await cache!.delete(old)
  }

  #compiledAt(manifest: Manifest): string[] {
    const hash = manifest.engine.map(({ hash }) => hash).join('')
    return ['app', 'library'].map((name) => `${this.base}engine/compiled-${name}-${hash}`)
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
