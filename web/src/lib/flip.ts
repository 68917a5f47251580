/* Tiles glide from their old to their new places. */

const calm = matchMedia('(prefers-reduced-motion: reduce)')

export type Rects = Map<string, DOMRect>

export function rects(root: ParentNode = document): Rects {
  const found: Rects = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-uid]'))
    found.set(element.dataset['uid']!, element.getBoundingClientRect())
  return found
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
