// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rebased, saveDraft, savedDraft } from '../src/lib/drafts'
import { countSlotsFrom, newRow, type Piece } from '../src/lib/pieces'
import { kindsOf, laid, meld, row, rowOf, sceneWith } from './helpers'

describe('saved drafts', () => {
  beforeEach(() => sessionStorage.clear())

  it('are found again by room', () => {
    const draft = { at: 3, rows: [{ slot: 1, tiles: ['k1'], ids: [null] }], rack: ['b2'] }
    saveDraft('one', draft)
    expect(savedDraft('one')).toEqual(draft)
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
  const before = sceneWith({ table: laid(['k1', 'k2', 'k3']), rack: ['b5', 'r5', 'o5'] })
  const plan = () => [rowOf(before.table[0]!), row(3, 'b5', 'r5', 'o5')]

  it('stays when the table only grew', () => {
    const now = sceneWith({ ...before, at: 2, table: laid(['k1', 'k2', 'k3'], ['o7', 'o8', 'o9']) })
    const rows = rebased(plan(), before, now)
    expect(kindsOf(rows!)).toEqual([['k1', 'k2', 'k3'], ['o7', 'o8', 'o9'], ['b5', 'r5', 'o5']])
    expect(rows![0]!.id).toBe(1)
    expect(rows![2]!.id).toBe(3)
  })

  it('gets another number for a new row if somebody else has used it', () => {
    const now = sceneWith({ ...before, at: 2, table: [before.table[0]!, meld(3, [4, 5, 6], 'o7', 'o8', 'o9')] })
    countSlotsFrom([3])
    const rows = rebased(plan(), before, now)!
    expect(kindsOf(rows)).toEqual([['k1', 'k2', 'k3'], ['o7', 'o8', 'o9'], ['b5', 'r5', 'o5']])
    expect(new Set(rows.map((each) => each.id)).size).toBe(3)
  })

  it('stays on a meld that it does not use and that changed', () => {
    const now = sceneWith({ ...before, at: 2, table: laid(['k1', 'k2', 'k3', 'k4']) })
    expect(kindsOf(rebased(plan(), before, now)!)).toEqual([['k1', 'k2', 'k3', 'k4'], ['b5', 'r5', 'o5']])
  })

  it('tells a tile of the table from its twin of the rack', () => {
    const table = laid(['r3', 'r4', 'r5'])
    const there = sceneWith({ table, rack: ['r5', 'b5', 'k5'] })
    const [r3, r4, r5] = rowOf(table[0]!).pieces as [Piece, Piece, Piece]
    const own = row(0, 'r5', 'b5', 'k5').pieces as [Piece, Piece, Piece]
    const rows = [newRow([r3, r4, own[0]], 1), newRow([r5, own[1], own[2]], 2)]
    const now = rebased(rows, there, sceneWith({ ...there, at: 2, turn: 1 }))!
    expect(now.flatMap((each) => each.pieces.map(({ uid }) => uid)).sort()).toEqual([r3, r4, r5, ...own].map(({ uid }) => uid).sort())
    const elsewhere = sceneWith({ ...there, at: 2, table: [meld(1, [1, 2, 9], 'r3', 'r4', 'r5'), meld(4, [3, 7, 8], 'r5', 'o5', 'b5')] })
    expect(rebased(rows, there, elsewhere)).toBeNull()
  })

  it('gets numbers above those that were used meanwhile', () => {
    const steps = [{ put: [{ slot: 7, length: 3, origin: null, offset: 0, place: null }], gone: [], seat: 1, last_tile: 6 }]
    countSlotsFrom([7])
    const rows = rebased(plan(), before, sceneWith({ ...before, at: 2, steps }))!
    expect(rows.at(-1)!.id).toBe(8)
  })

  it('ends when a meld that it uses has changed', () => {
    const longer = rowOf(before.table[0]!)
    const using = [{ ...longer, pieces: [...longer.pieces, ...row(0, 'b5').pieces] }]
    const now = sceneWith({ ...before, at: 2, table: laid(['k1', 'k2', 'k3', 'k4']) })
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
