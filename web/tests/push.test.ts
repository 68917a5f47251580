import { beforeEach, expect, it, vi } from 'vitest'
import { addBrowser } from '../src/lib/api'
import { Push } from '../src/lib/push.svelte'

vi.mock('../src/lib/api', () => ({ pushKey: async () => 'AQID', addBrowser: vi.fn(async () => {}), forgetBrowser: async () => {} }))

const subscription = (...key: number[]) => ({ endpoint: 'https://web.push.apple.com/1', options: { applicationServerKey: new Uint8Array(key).buffer } })

async function looked(known: unknown): Promise<string> {
  vi.stubGlobal('window', { PushManager: 1, Notification: 1 })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager: { getSubscription: async () => known } }) } })
  const push = new Push()
  await push.look()
  return push.state
}

beforeEach(() => void vi.mocked(addBrowser).mockReset())

it('is on only if the server has the address and the key is its own', async () => {
  expect(await looked(null)).toBe('off')
  expect(await looked(subscription(9, 9, 9))).toBe('off')
  expect(addBrowser).not.toHaveBeenCalled()
  vi.mocked(addBrowser).mockResolvedValue(undefined)
  expect(await looked(subscription(1, 2, 3))).toBe('on')
  vi.mocked(addBrowser).mockRejectedValue(new Error('no seat'))
  expect(await looked(subscription(1, 2, 3))).toBe('off')
})
