/* The faces of the computers: an animal for each level, and something to wear for each seat, so that no two at a table are
   the same. Shapes with their colours, on a square of 32. */

export type Shape = readonly [path: string, colour: string]

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
/** The same shape on both sides of the middle. */
const pair = (x: number, y: number, r: number) => dot(16 - x, y, r) + dot(16 + x, y, r)
const DARK = '#2b2320'
const eyes = (y: number, r = 1.7): Shape => [pair(4.6, y, r), DARK]
const nose = (y: number, colour = DARK): Shape => [`M13.6 ${y}h4.8L16 ${y + 2.8}z`, colour]

export const FACES: Record<string, readonly Shape[]> = {
  // A chick
  newcomer: [['M16 8c-3-3 0-6 1-7 0 3 4 3 1 7z', '#e09a1c'], [dot(16, 19, 12), '#ffd75e'], [pair(8, 22, 2.2), '#ffb65c'], eyes(17.5), nose(19.5, '#e2711d')],
  // A mouse
  learner: [[pair(9, 9, 6.5), '#9a9aa8'], [pair(9, 9, 3.8), '#e8b3b8'], [dot(16, 19.5, 11), '#b9b9c6'], eyes(18), [dot(16, 23.5, 1.9), '#c9646f']],
  // A rabbit
  regular: [['M10 14C5 3 7 0 9 0s5 6 4.6 12zM22 14C27 3 25 0 23 0s-5 6-4.6 12z', '#e3dbcf'], ['M10.6 11C8 4 8.4 2 9.2 2s2.6 4 2.6 9zM21.4 11c2.6-7 2.2-9 1.4-9s-2.6 4-2.6 9z', '#e6a5a8'], [dot(16, 20, 11), '#f4efe6'], eyes(18.5), nose(21, '#d0717a'), ['M14.6 24.5h2.8v3.2h-2.8z', '#fff']],
  // A cat
  solid: [['M5 15 5.5 3l9 6zM27 15l-.5-12-9 6z', '#6d6a72'], [dot(16, 18.5, 11.5), '#85828b'], ['M12 8h1.6l.6 4h-1.8zM15.2 7.2h1.6v4.8h-1.6zM18.4 8H20l-.4 4h-1.8z', '#5c5962'], eyes(17.5, 2), [dot(13.6, 23, 3) + dot(18.4, 23, 3), '#dcd8de'], nose(20.5, '#d9828c')],
  // A bear
  skilled: [[pair(9.5, 8.5, 4.6), '#7d4f2b'], [pair(9.5, 8.5, 2.2), '#b98556'], [dot(16, 18.5, 12), '#96633a'], [dot(16, 22.5, 5.6), '#e6c9a5'], eyes(16.5), nose(20)],
  // A fox
  strong: [['M4 15 4.5 2l9 7zM28 15 27.5 2l-9 7z', '#bf4f12'], ['M4 13Q16 3 28 13q0 11-12 17Q4 24 4 13z', '#e8762c'], ['M4 14.5Q13 18 16 30 4.5 25 4 14.5zM28 14.5Q19 18 16 30q11.5-5 12-15.5z', '#fff6ea'], eyes(16), [dot(16, 28, 2.1), DARK]],
  // An owl
  expert: [['M3.5 3 12 7h8l8.5-4v15a12.5 12 0 0 1-25 0z', '#6e4f37'], [pair(5.4, 15.5, 5.8), '#f6ead2'], [pair(5.4, 15.5, 2.7), DARK], ['M13.8 19h4.4L16 24z', '#f0a733'], ['M9 26q7 5 14 0l-2 3q-5 3-10 0z', '#a98764']],
  // A lion
  master: [[dot(16, 16, 15.5), '#9c4f16'], [pair(8, 9, 3.2), '#e0a040'], [dot(16, 17, 10.5), '#f3bb52'], [dot(13.6, 22, 3) + dot(18.4, 22, 3), '#fff0d0'], eyes(15.5), nose(18.8, '#6b3a1e')],
}

/** What the face of each seat wears. */
export const WORN: readonly (readonly Shape[])[] = [
  [],
  // A bow tie
  [['M16 28.5 9 24.5v8zM16 28.5l7-4v8z', '#c8213a'], [dot(16, 28.5, 1.8), '#8c1226']],
  // A pointed hat
  [['M16-3 22 9.5Q16 7 10 9.5z', '#2f6fd0'], [dot(16, -2, 2), '#ffc93c']],
  // A scarf
  [['M4.5 24.5q11.5 7 23 0v4.2q-11.5 7-23 0z', '#1f8f5f'], ['M20 28.5l6.5-2v7h-5z', '#17704a']],
  // A flower
  [[dot(24, 3.4, 2.6) + dot(28, 6.4, 2.6) + dot(26.6, 11, 2.6) + dot(21.4, 11, 2.6) + dot(20, 6.4, 2.6), '#ef6fa5'], [dot(24, 7.4, 2.4), '#ffe08a']],
  // A crown
  [['M9 9.5 8 1l4.6 3.6L16-1l3.4 5.6L24 1l-1 8.5z', '#ffc93c']],
  // A headband
  [['M4.6 12.5q11.4-7 22.8 0v3.6q-11.4-7-22.8 0z', '#7b3fa0']],
  // A patch over one eye
  [['M4.5 11 27.5 20v1.6L4.5 12.6z', '#2b2320'], [dot(20.6, 18.2, 4), '#2b2320']],
]
