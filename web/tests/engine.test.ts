import { beforeEach, expect, test, vi } from 'vitest'
import { Engine } from '../src/host/engine'

/** A site with something in the place of Pyodide, below the folder of the page. */
const BASE = '/tests/fake/'

let files: Map<string, Response>
let version: string
let starts: string[]
let full: boolean

const memories = (): string[] => [...files.keys()].filter((address) => address.includes('memory-') && !address.endsWith('attempt'))

beforeEach(() => {
  files = new Map()
  starts = []
  version = 'old'
  full = false
  const cache = {
    match: async (address: string) => files.get(address)?.clone(),
    put: async (address: string, answer: Response) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      files.set(address, answer)
    },
    keys: async () => [...files.keys()].map((each) => ({ url: `http://localhost${each}` })),
    delete: async (old: string | { url: string }) => files.delete(typeof old === 'string' ? old : new URL(old.url).pathname),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost' })
  vi.stubGlobal('navigator', { userAgent: 'Test 1' })
  vi.stubGlobal('starts', starts)
  vi.stubGlobal('spoiled', false)
  vi.stubGlobal('fetch', async () => Response.json({ version, python: 'python', lock: {}, engine: [{ path: 'python/pyodide.mjs', size: 1, hash: version }], page: [] }))
})

const engine = (): Engine => new Engine(BASE, () => {})

async function startAndKeep(): Promise<void> {
  const started = engine()
  await started.load()
  await started.keepFiles()
  await started.keepMemory()
}

test('the next start begins with the memory of the first', async () => {
  await startAndKeep()
  await startAndKeep()
  expect(starts).toEqual(['files', 'memory'])
})

test('a site that is replaced during a start does not get the memory of the old one', async () => {
  const started = engine()
  await started.load()
  version = 'new'
  await started.keepMemory()
  expect(memories().map((address) => address.includes('-old-'))).toEqual([true])
  await engine().load()
  expect(starts).toEqual(['files', 'files'])
})

test('a start that nobody waited for costs nothing, and the third one in a row forgets the memory', async () => {
  await startAndKeep()
  for (const wanted of ['memory', 'memory', 'files']) {
    await engine().load() // and the tab is closed
    expect(starts.at(-1)).toBe(wanted)
  }
  expect(memories()).toEqual([])
})

test('a memory that cannot be used is forgotten, and the files are used', async () => {
  await startAndKeep()
  vi.stubGlobal('spoiled', true)
  await engine().load()
  expect(starts).toEqual(['files', 'files'])
  expect(memories()).toEqual([])
})

test('a full disk does not stop a start', async () => {
  await startAndKeep()
  full = true
  await engine().load()
  expect(starts).toEqual(['files', 'memory'])
})
