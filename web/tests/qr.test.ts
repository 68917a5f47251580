import { describe, expect, it } from 'vitest'
import { qr } from '../src/lib/qr'

/* tests/web/qr_reading.py reads whole codes back; here are the parts that every reader needs. */
const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']

describe('qr', () => {
  it('grows with the text and ends at version 10', () => {
    expect(qr('a')!.length).toBe(21)
    expect(qr('a'.repeat(18))!.length).toBe(25)
    expect(qr('a'.repeat(271))!.length).toBe(57)
    expect(qr('a'.repeat(272))).toBeNull()
  })

  it('has finder patterns in three corners and none in the fourth', () => {
    const code = qr('http://localhost:8000/t/abcdefghijkm')!
    const size = code.length
    const corner = (y: number, x: number) => FINDER.map((_, row) => code[y + row]!.slice(x, x + 7).map(Number).join(''))
    expect(corner(0, 0)).toEqual(FINDER)
    expect(corner(0, size - 7)).toEqual(FINDER)
    expect(corner(size - 7, 0)).toEqual(FINDER)
    expect(corner(size - 7, size - 7)).not.toEqual(FINDER)
  })

  it('is square and depends on the text', () => {
    const [one, two] = [qr('http://a')!, qr('http://b')!]
    expect(one.every((line) => line.length === one.length)).toBe(true)
    expect(one).not.toEqual(two)
  })
})
