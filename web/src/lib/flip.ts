/* Tiles glide from their old to their new places. */

const calm = matchMedia('(prefers-reduced-motion: reduce)')

export type Rects = Map<string, DOMRect>

export function rects(root: ParentNode = document): Rects {
  const found: Rects = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-uid]'))
    found.set(element.dataset['uid']!, element.getBoundingClientRect())
  return found
}

/** A place on the screen from which a tile comes. */
export interface From {
  left: number
  top: number
  width: number
}

export const boxOf = (element: Element | null): From | null => {
  const box = element?.getBoundingClientRect()
  return box && box.width ? { left: box.left, top: box.top, width: Math.min(box.width, 44) } : null
}

export const framesFrom = ({ left, top, width }: From, now: DOMRect): Keyframe[] => [
  { transform: `translate(${left - now.left}px, ${top - now.top}px) scale(${now.width ? width / now.width : 1})`, transformOrigin: '0 0', zIndex: 4 },
  { transform: 'none', transformOrigin: '0 0', zIndex: 4 },
]

/** Lets a picture of the tile fly to its place, above everything, so that no edge cuts it off. */
export function fly(tile: HTMLElement, from: From, timing: { duration: number; delay: number; easing: string }): Animation[] {
  const now = tile.getBoundingClientRect()
  const copy = tile.cloneNode(true) as HTMLElement
  for (const name of ['data-uid', 'data-kind', 'aria-label', 'tabindex']) copy.removeAttribute(name)
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  copy.style.cssText = `position:fixed;left:${now.left}px;top:${now.top}px;z-index:45;pointer-events:none;margin:0;--tile:${now.width}px`
  document.body.append(copy)
  const flight = copy.animate(framesFrom(from, now), { ...timing, fill: 'backwards' })
  flight.onfinish = flight.oncancel = () => copy.remove()
  return [flight, tile.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + timing.duration })]
}

/** Lets the back of a tile fly from one place to another. */
export function flyBack(from: From, to: From, delay = 0): Animation {
  const tile = document.body.appendChild(document.createElement('i'))
  tile.className = 'drawn-tile'
  const at = (box: From) => `translate(${box.left}px, ${box.top}px)`
  const timing = { duration: 450, delay, easing: 'ease-in-out', fill: 'backwards' } as const
  const flight = tile.animate([{ transform: at(from) }, { transform: at(to), opacity: 0.6 }], timing)
  flight.onfinish = flight.oncancel = () => tile.remove()
  return flight
}

export function glide(before: Rects, root: ParentNode = document): void {
  if (calm.matches) return
  const moves: [HTMLElement, Keyframe[]][] = []
  for (const element of root.querySelectorAll<HTMLElement>('[data-uid]')) {
    const was = before.get(element.dataset['uid']!)
    if (!was) continue
    const now = element.getBoundingClientRect()
    const [dx, dy] = [was.left - now.left, was.top - now.top]
    if (Math.abs(dx) + Math.abs(dy) < 2) continue
    const scale = now.width ? was.width / now.width : 1
    moves.push([
      element,
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }],
    ])
  }
  for (const [element, frames] of moves)
    element.animate(frames, { duration: 200, easing: 'cubic-bezier(.2,.8,.3,1)' })
}
