/* A text that must not be cut in a box of a fixed height. */

/** If it does not fit, other things beside it give way, and then it gets smaller: what `data-tight` of the box counts. */
const LAST = 4

/** Keeps the whole text visible in its parent, whatever is written there and how wide it is. */
export function fitText(text: HTMLElement): () => void {
  const box = text.parentElement!
  const fit = () => {
    delete box.dataset['tight']
    for (let step = 1; step <= LAST && text.scrollHeight > text.clientHeight + 1; step++) box.dataset['tight'] = `${step}`
  }
  const written = new MutationObserver(fit)
  written.observe(box, { childList: true, characterData: true, subtree: true })
  const sized = new ResizeObserver(fit)
  sized.observe(box)
  return () => {
    written.disconnect()
    sized.disconnect()
    delete box.dataset['tight']
  }
}
