/* The drawings on tiles: the same shapes and numerals as in the pictures of the documentation. */

export const SHAPES: Record<string, string> = {
  k: 'M0-8.2A8.2 8.2 0 1 1 0 8.2A8.2 8.2 0 1 1 0-8.2Z',
  b: 'M0-10.2L8.4 0L0 10.2L-8.4 0Z',
  r: 'M0-9L9.6 7.6H-9.6Z',
  o: 'M-7.6-7.6H7.6V7.6H-7.6Z',
  y: 'M0-10.4L2.7-3.7L9.9-3.2L4.4 1.4L6.1 8.4L0 4.6L-6.1 8.4L-4.4 1.4L-9.9-3.2L-2.7-3.7Z',
  g: 'M-3.1-8.8H3.1V-3.1H8.8V3.1H3.1V8.8H-3.1V3.1H-8.8V-3.1H-3.1Z',
}

const DIGITS: [number, string][] = [
  [20, 'M10 0C3.6 0 0 5.4 0 16S3.6 32 10 32S20 26.6 20 16S16.4 0 10 0Z'],
  [10.5, 'M0 6.8L8.6 0V32'],
  [19, 'M.4 8.8C.8 3.4 4.7 0 9.7 0C15 0 18.6 3.4 18.6 8.4C18.6 12.2 16.8 14.9 13.9 18L.6 32H19'],
  [
    19,
    'M1.2 5.2C2.8 1.9 5.8 0 9.3 0C14.2 0 17.6 3 17.6 7.4C17.6 12 14.2 15 9 15H7.6M9 15C15 15 19 18.2 19 23.4C19 28.6 15 32 9.3 32C5 32 1.6 29.9 0 26.2',
  ],
  [20, 'M14.8 32V0L0 22.6H20'],
  [19, 'M17 0H3.8L2.2 14.4C4 12.5 6.6 11.5 9.5 11.5C15.2 11.5 19 15.6 19 21.6C19 27.8 15 32 9.3 32C5.2 32 1.8 30 0 26.8'],
  [20, 'M15.6 0C7.4 4.2 0 12.4 0 21.6C0 27.8 4.2 32 10 32S20 27.8 20 21.8S15.8 11.8 10 11.8S0 15.8 0 21.6'],
  [19, 'M0 0H19L7.2 32'],
  [
    20,
    'M10 15.2C5.2 15.2 1.8 12.1 1.8 7.6S5.2 0 10 0S18.2 3.1 18.2 7.6S14.8 15.2 10 15.2C4.2 15.2 0 18.6 0 23.6S4.2 32 10 32S20 28.6 20 23.6S15.8 15.2 10 15.2Z',
  ],
  [20, 'M4.4 32C12.6 27.8 20 19.6 20 10.4C20 4.2 15.8 0 10 0S0 4.2 0 10.2S4.2 20.2 10 20.2S20 16.2 20 10.4'],
]

export interface Glyph {
  x: number
  path: string
}

/** The digits of a number, each with its place, so that the number is centred on `middle`. */
export function numeral(number: number, middle: number): Glyph[] {
  const between = 7.5
  const digits = [...String(number)].map((digit) => DIGITS[Number(digit)]!)
  const wide = digits.reduce((sum, [width]) => sum + width, 0) + between * (digits.length - 1)
  let x = middle - wide / 2
  return digits.map(([width, path]) => {
    const glyph = { x, path }
    x += width + between
    return glyph
  })
}

/** A winking face under a cap with three bells. Few and large parts, so that it is recognised at 16 pixels. */
export const JOKER = {
  cap: 'M13.6 33C14 26 13 20.6 9.6 15.8C16.6 16 21 18.4 24 22.6C25 16.8 27 11.8 30 8.4C33 11.8 35 16.8 36 22.6C39 18.4 43.4 16 50.4 15.8C47 20.6 46 26 46.4 33Z',
  wink: 'M33 33.4C34.8 29.8 39.6 29.8 41.4 33.4',
  smile: 'M19.6 39.6H40.4C39.4 46 35.4 49 30 49S20.6 46 19.6 39.6Z',
  bells: [
    [10.4, 15.8],
    [30, 8],
    [49.6, 15.8],
  ] as const,
}
