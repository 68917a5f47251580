() => {
  /* What the page gives the tiles: their sizes, those that cannot be seen, and the heights of its parts. */
  const box = (element) => element.getBoundingClientRect()
  const felt = document.querySelector('[data-felt]')
  const rack = document.querySelector('[data-rack]')
  const within = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1 && inner.left >= outer.left - 1 && inner.right <= outer.right + 1
  const tiles = (part) => (part ? [...part.querySelectorAll('[data-uid]')] : [])
  const hidden = (part) => tiles(part).filter((tile) => !within(box(tile), box(part))).length
  const lines = new Map()
  for (const tile of tiles(rack)) {
    const top = Math.round(box(tile).top)
    lines.set(top, [...(lines.get(top) ?? []), tile.dataset.kind])
  }
  const widths = tiles(felt).map((tile) => box(tile).width)
  return {
    tiles: widths.length,
    size: Math.round(10 * Math.min(...widths)) / 10,
    hidden: hidden(felt),
    scrolls: felt.scrollHeight > felt.clientHeight + 1 || felt.scrollWidth > felt.clientWidth + 1,
    felt: felt.clientHeight,
    head: box(document.querySelector('.top')).height,
    rack: rack ? { size: tiles(rack).length ? box(tiles(rack)[0]).width : 0, high: rack.clientHeight, hidden: hidden(rack), lines: [...lines].sort((a, b) => a[0] - b[0]).map(([, kinds]) => kinds) } : null,
  }
}
