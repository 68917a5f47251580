import { expect, it } from 'vitest'
import { changedSince, lastLaid, marked } from '../src/lib/marks'
import { laid, row, rowOf } from './helpers'

it('marks as many tiles as are named', () => {
  const { pieces } = row(1, 'k1', 'k1', 'b2')
  expect([...marked(pieces, ['k1', 'o9'])]).toEqual([pieces[0]!.uid])
  expect(marked(pieces, ['k1', 'k1', 'b2']).size).toBe(3)
})

it('marks the tiles that the last lay brought to the table', () => {
  const rows = laid(['k1', 'k2', 'k3'], ['k1', 'k2', 'k3', 'k4']).map(rowOf)
  const step = (last_tile: number) => ({ put: [], gone: [], seat: 0, last_tile })
  expect([...lastLaid(rows, [step(5), step(7)])]).toEqual(rows[1]!.pieces.slice(2).map((each) => each.uid))
  expect(lastLaid(rows, [step(7)]).size).toBe(7)
})

it('marks what came to the table or to another row since the last turn', () => {
  const [one, two] = [row(1, 'k1', 'k2', 'k3'), row(2, 'b1', 'b2')]
  const seen = new Map([...one.pieces, ...two.pieces].map((each) => [each.uid, one.pieces.includes(each) ? 1 : 2]))
  const moved = two.pieces[1]!
  const fresh = row(0, 'o9').pieces[0]!
  const now = [{ ...one, pieces: [...one.pieces, moved] }, { ...two, pieces: [two.pieces[0]!, fresh] }]
  expect([...changedSince(now, seen)]).toEqual([moved.uid, fresh.uid])
})
