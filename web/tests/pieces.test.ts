import { describe, expect, it } from 'vitest'
import { chain, kinds, matchedRack, matchedRows, piece, remainder, sorted, splitRow, withVerdict } from '../src/lib/pieces'
import { kindsOf, row, verdictOf } from './helpers'

describe('matchedRows', () => {
  it('keeps rows and pieces that are still there', () => {
    const old = [row(1, 'k1', 'k2', 'k3'), row(2, 'b5', 'r5', 'o5')]
    const now = matchedRows([['b5', 'r5', 'o5'], ['k1', 'k2', 'k3', 'k4']], old)
    expect(now.map((each) => each.id)).toEqual([2, 1])
    expect(now[1]!.pieces.slice(0, 3).map((each) => each.uid)).toEqual(old[0]!.pieces.map((each) => each.uid))
  })

  it('follows a tile from one row to another', () => {
    const old = [row(1, 'k1', 'k2', 'k3', 'k4'), row(2, 'b4', 'r4', 'o4')]
    const moved = old[0]!.pieces[3]!.uid
    const now = matchedRows([['k1', 'k2', 'k3'], ['k4', 'b4', 'r4', 'o4']], old)
    expect(now[1]!.pieces[0]!.uid).toBe(moved)
  })

  it('takes loose pieces before it makes new ones', () => {
    const loose = piece('k9', true)
    const [only] = matchedRows([['k9', 'b9']], [], [loose])
    expect(only!.pieces[0]).toMatchObject({ uid: loose.uid, mine: false })
    expect(only!.pieces[1]!.uid).not.toBe(loose.uid)
  })

  it('gives a new id to a row that is mostly new', () => {
    expect(matchedRows([['o1', 'o2', 'o3']], [row(1, 'k1', 'k2', 'o3')])[0]!.id).not.toBe(1)
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
