import { expect, it, vi } from 'vitest'
import { badge } from '../src/lib/badge'

it('marks the icon during the own turn, where the browser can', () => {
  const where = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(() => Promise.reject(new Error('not installed'))) }
  badge(true, where)
  expect([where.setAppBadge.mock.calls.length, where.clearAppBadge.mock.calls.length]).toEqual([1, 0])
  badge(false, where)
  expect(where.clearAppBadge).toHaveBeenCalledOnce()
  expect(() => badge(true, {})).not.toThrow()
})
