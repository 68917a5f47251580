// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rebased, saveDraft, savedDraft } from '../src/lib/drafts'
import { kindsOf, meld, row, sceneWith } from './helpers'

describe('saved drafts', () => {
  beforeEach(() => sessionStorage.clear())

  it('are found again by room', () => {
    saveDraft('one', { at: 3, rows: [['k1']], rack: ['b2'] })
    expect(savedDraft('one')).toEqual({ at: 3, rows: [['k1']], rack: ['b2'] })
    expect(savedDraft('two')).toBeNull()
  })

  it('are ignored when they cannot be read', () => {
    sessionStorage.setItem('tilerummy:one', '{"at":')
    expect(savedDraft('one')).toBeNull()
  })

  it('do without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('quota')
    })
    expect(() => saveDraft('one', { at: 1, rows: [], rack: [] })).not.toThrow()
  })
})

describe('a plan while others play', () => {
  const before = sceneWith({ table: [meld('k1', 'k2', 'k3')], rack: ['b5', 'r5', 'o5'] })
  const plan = () => [row(1, 'k1', 'k2', 'k3'), row(2, 'b5', 'r5', 'o5')]

  it('stays when the table only grew', () => {
    const now = sceneWith({ ...before, at: 2, table: [meld('k1', 'k2', 'k3'), meld('o7', 'o8', 'o9')] })
    const rows = rebased(plan(), before, now)
    expect(kindsOf(rows!)).toEqual([['k1', 'k2', 'k3'], ['o7', 'o8', 'o9'], ['b5', 'r5', 'o5']])
    expect(rows![0]!.id).toBe(1)
    expect(rows![2]!.id).toBe(2)
  })

  it('stays on a meld that it does not use and that changed', () => {
    const now = sceneWith({ ...before, at: 2, table: [meld('k1', 'k2', 'k3', 'k4')] })
    expect(kindsOf(rebased(plan(), before, now)!)).toEqual([['k1', 'k2', 'k3', 'k4'], ['b5', 'r5', 'o5']])
  })

  it('ends when a meld that it uses has changed', () => {
    const using = [row(1, 'k1', 'k2', 'k3', 'k4'), row(2, 'b5')]
    const now = sceneWith({ ...before, at: 2, table: [meld('k2', 'k3', 'k4')] })
    expect(rebased(using, before, now)).toBeNull()
  })

  it('ends when its tiles have left the rack', () => {
    expect(rebased(plan(), before, sceneWith({ ...before, at: 2, rack: ['b5', 'r5'] }))).toBeNull()
  })

  it('ends with the round', () => {
    expect(rebased(plan(), before, sceneWith({ ...before, game: 2 }))).toBeNull()
    expect(rebased(plan(), before, sceneWith({ ...before, stage: 'match-over' }))).toBeNull()
  })
})
