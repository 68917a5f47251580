/* The files of the reader of photos: loaded once, then kept by this browser, so that they are there without a network. */

export interface Listed {
  path: string
  size: number
}
/** What a host writes about its reader. */
export interface Reader {
  runtime: Listed
  glue: Listed
  wasm: Listed
  model: Listed
}

export class Files {
  #loaded = 0
  #total = 1

  constructor(
    private readonly base: string,
    private readonly report: (part: number) => void,
  ) {}

  /** The files of this host; null if it has none. */
  async list(): Promise<Reader | null> {
    const address = `${this.base}photo/reader.json`
    const cache = await this.#cache()
    const answer = await fetch(address, { cache: 'no-cache' }).catch(() => undefined)
    if (answer?.ok) await cache?.put(address, answer.clone()).catch(() => {})
    const found = answer?.ok ? answer : await cache?.match(address)
    // A host without such files may answer with a page.
    const reader = (await found?.json().catch(() => null)) as Reader | null | undefined
    if (!reader?.model) return null
    this.#total = Object.values(reader).reduce((total, { size }: Listed) => total + size, 0)
    void this.#forgetOthers([address, ...Object.values(reader).map(({ path }: Listed) => this.base + path)])
    return reader
  }

  async bytes(listed: Listed): Promise<ArrayBuffer> {
    const body = await (await this.#file(listed)).arrayBuffer()
    this.#loaded += listed.size
    this.report(this.#loaded / this.#total)
    return unpacked(body)
  }

  /** Loads everything, so that photos can be read later without a network. */
  async keep(): Promise<void> {
    for (const listed of Object.values((await this.list()) ?? {})) await this.#file(listed as Listed)
  }

  async #file({ path }: Listed): Promise<Response> {
    const address = this.base + path
    const cache = await this.#cache()
    const kept = await cache?.match(address)
    if (kept) return kept
    const fresh = await fetch(address)
    if (!fresh.ok) throw new Error(`${path}: ${fresh.status}`)
    // A full disk is no reason not to read.
    await cache?.put(address, fresh.clone()).catch(() => {})
    return fresh
  }

  /** Browsers have no cache for pages that came over plain http. */
  async #cache(): Promise<Cache | undefined> {
    return globalThis.caches?.open(`tilerummy-photo ${this.base}`).catch(() => undefined)
  }

  async #forgetOthers(addresses: string[]): Promise<void> {
    const cache = await this.#cache()
    for (const old of (await cache?.keys()) ?? []) if (!addresses.includes(new URL(old.url).pathname)) await cache!.delete(old)
  }
}

/** A compressed file; some servers let the browser unpack it. */
async function unpacked(body: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(body, 0, 2)
  if (first !== 0x1f || second !== 0x8b) return body
  return new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
