import { describe, expect, it } from 'vitest'
import { chain, kinds, matchedRack, piece, remainder, rowsOf, sorted, splitRow, withVerdict } from '../src/lib/pieces'
import { kindsOf, laid, row, rowOf, verdictOf } from './helpers'

describe('rowsOf', () => {
  const table = laid(['k1', 'k2', 'k3', 'k4'], ['b4', 'r4', 'o4'])

  it('keeps rows and pieces by their numbers', () => {
    const old = table.map(rowOf)
    const now = rowsOf([...table].reverse(), old)
    expect(now.map((each) => each.id)).toEqual([2, 1])
    expect(now[1]!.pieces.map((each) => each.uid)).toEqual(old[0]!.pieces.map((each) => each.uid))
  })

  it('follows a tile from one row to another, and tells it from its twin', () => {
    const old = [...laid(['k4', 'b4', 'r4'], ['k2', 'k3', 'k4'])].map(rowOf)
    const [left, right] = [old[0]!.pieces[0]!, old[1]!.pieces[2]!]
    const now = rowsOf([{ slot: 1, tiles: ['k4', 'b4', 'r4'], ids: [6, 2, 3] }, { slot: 2, tiles: ['k2', 'k3', 'k4'], ids: [4, 5, 1] }], old)
    expect(now[0]!.pieces[0]!.uid).toBe(right.uid)
    expect(now[1]!.pieces[2]!.uid).toBe(left.uid)
  })

  it('knows the tiles that were tried out in the same row when they get their numbers', () => {
    const tried = row(3, 'k9', 'b9', 'r9')
    const [now] = rowsOf([{ slot: 3, tiles: ['b9', 'k9', 'r9'], ids: [8, 9, 10] }], [row(4, 'k9'), tried])
    expect(now!.pieces.map((each) => [each.uid, each.id])).toEqual([[tried.pieces[1]!.uid, 8], [tried.pieces[0]!.uid, 9], [tried.pieces[2]!.uid, 10]])
  })

  it('takes tiles of the rack by their kind before it makes new ones', () => {
    const loose = piece('k9', true)
    const [only] = rowsOf([{ slot: 5, tiles: ['k9', 'b9'], ids: [null, null] }], [], [loose])
    expect(only!.pieces[0]).toMatchObject({ uid: loose.uid, id: null, mine: false })
    expect(only!.pieces[1]!.uid).not.toBe(loose.uid)
  })

  it('finds a tile of the rack wherever it was tried out, for rows of this seat', () => {
    const tried = row(8, 'r5')
    const [now] = rowsOf([{ slot: 3, tiles: ['r5'], ids: [null] }], [tried], [])
    expect(now!.pieces[0]!.uid).toBe(tried.pieces[0]!.uid)
    const [others] = rowsOf([{ slot: 3, tiles: ['r5'], ids: [null] }], [tried])
    expect(others!.pieces[0]!.uid).not.toBe(tried.pieces[0]!.uid)
  })

  it('finds what it can for rows without numbers', () => {
    const old = table.map(rowOf)
    const now = rowsOf([{ tiles: ['k1', 'k2', 'k3'] }], old)
    expect(now[0]!.pieces.map((each) => each.uid)).toEqual(old[0]!.pieces.slice(0, 3).map((each) => each.uid))
  })

  it('never uses a number twice, whatever is sent', () => {
    const twice = rowsOf([{ slot: 1, tiles: ['k1', 'k1'], ids: [1, 1] }, { slot: 1, tiles: ['k1'], ids: [1] }], table.map(rowOf))
    expect(new Set(twice.map((each) => each.id)).size).toBe(2)
    expect(new Set(twice.flatMap((each) => each.pieces.map(({ uid }) => uid))).size).toBe(3)
  })
})

describe('matchedRack', () => {
  it('keeps the order of the player and appends new tiles', () => {
    const old = ['r9', 'k1', 'b2'].map((kind) => piece(kind, true))
    const [rack, fresh] = matchedRack(['b2', 'k1', 'k1', 'r9'], old)
    expect(kinds(rack)).toEqual(['r9', 'k1', 'b2', 'k1'])
    expect(kinds(fresh)).toEqual(['k1'])
  })

  it('restores a saved order', () => {
    expect(kinds(matchedRack(['k1', 'k2', 'k3'], [], ['k3', 'k1'])[0])).toEqual(['k3', 'k1', 'k2'])
  })
})

describe('sorted', () => {
  const rack = ['k5', 'j', 'b4', 'k3', 'b5', 'k4'].map((kind) => piece(kind, true))
  const shown = (pieces: typeof rack) => pieces.map((each) => (each.gap ? `|${each.kind}` : each.kind)).join(' ')

  it('leaves a rack alone that was arranged by hand', () => {
    expect(sorted(rack, 'hand')).toBe(rack)
  })

  it('separates colours when sorted by run', () => {
    expect(shown(sorted(rack, 'run'))).toBe('k3 k4 k5 |b4 b5 |j')
  })

  it('separates numbers when sorted by group', () => {
    expect(shown(sorted(rack, 'group'))).toBe('k3 |k4 b4 |k5 b5 |j')
  })

  it('shows the melds that the server found first', () => {
    expect(shown(sorted(rack, 'smart', [['k3', 'k4', 'k5']]))).toBe('k3 k4 k5 |b4 b5 |j')
  })

  it('keeps every piece', () => {
    for (const by of ['run', 'group', 'smart'] as const)
      expect(sorted(rack, by).map((each) => each.uid).sort()).toEqual(rack.map((each) => each.uid).sort())
  })
})

describe('rows that lose tiles', () => {
  const run = row(7, 'r3', 'r4', 'r5', 'r6')
  const lifted = new Set([run.pieces[1]!.uid])

  it('fall into the parts that the server names', () => {
    const parts = remainder(run, lifted, [['r3'], ['r5', 'r6']])
    expect(kindsOf(parts)).toEqual([['r3'], ['r5', 'r6']])
    expect(parts[0]!.id).toBe(7)
    expect(parts[1]!.id).not.toBe(7)
  })

  it('stay together while the answer is missing or is about other tiles', () => {
    expect(kindsOf(remainder(run, lifted, []))).toEqual([['r3', 'r5', 'r6']])
    expect(kindsOf(remainder(run, lifted, [['r3', 'r4'], ['r6']]))).toEqual([['r3', 'r5', 'r6']])
  })

  it('disappear when they are empty', () => {
    expect(remainder(run, new Set(run.pieces.map((each) => each.uid)), [])).toEqual([])
  })

  it('are split with copies in the right part', () => {
    const double = row(8, 'k3', 'k4', 'k5', 'k5', 'k6', 'k7')
    expect(kindsOf(splitRow(double, [['k3', 'k4', 'k5'], ['k5', 'k6', 'k7']]))).toEqual([['k3', 'k4', 'k5'], ['k5', 'k6', 'k7']])
  })
})

describe('withVerdict', () => {
  it('takes the order of the server and marks own tiles', () => {
    const judged = withVerdict(row(1, 'k3', 'k1', 'k2'), verdictOf(['k1', 'k2', 'k3'], { mine: [2] }))
    expect(kinds(judged.pieces)).toEqual(['k1', 'k2', 'k3'])
    expect(judged.pieces.map((each) => each.mine)).toEqual([false, false, true])
  })

  it('leaves the order alone if the verdict is about other tiles', () => {
    expect(kinds(withVerdict(row(1, 'k3', 'k1'), verdictOf(['k1', 'k2'])).pieces)).toEqual(['k3', 'k1'])
  })
})

describe('chain', () => {
  const rack = ['k1', 'k2', 'k3', 'b3', 'o9'].map((kind) => piece(kind, true))
  const neighbours = { k1: ['k2'], k2: ['k1', 'k3'], k3: ['k2', 'b3'], b3: ['k3'] }

  it('reaches to both sides as far as the server says', () => {
    expect(kinds(chain(rack, rack[1]!.uid, neighbours))).toEqual(['k1', 'k2', 'k3', 'b3'])
    expect(kinds(chain(rack, rack[4]!.uid, neighbours))).toEqual(['o9'])
  })

  it('stops at a gap', () => {
    const apart = rack.map((each, at) => ({ ...each, gap: at === 2 }))
    expect(kinds(chain(apart, apart[0]!.uid, neighbours))).toEqual(['k1', 'k2'])
  })

  it('knows no rule of its own', () => {
    expect(kinds(chain(rack, rack[1]!.uid, {}))).toEqual(['k2'])
  })
})
