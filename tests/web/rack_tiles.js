async () => {
  const rack = document.querySelector('[data-rack]')
  const tiles = [...rack.querySelectorAll('[data-uid]')]
  const within = (inner, outer) => inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5 && inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5
  const page = { top: 0, left: 0, right: innerWidth, bottom: innerHeight }
  const scrolls = rack.scrollHeight > rack.clientHeight + 1
  const faults = []
  if (!within(rack.getBoundingClientRect(), page)) faults.push('the rack leaves the page')
  if (document.querySelector('[data-felt]').clientHeight < 60) faults.push('there is no table left')
  const hidden = []
  for (const tile of tiles) {
    if (within(tile.getBoundingClientRect(), rack.getBoundingClientRect())) continue
    hidden.push(tile)
    tile.scrollIntoView({ block: 'nearest' })
    if (!within(tile.getBoundingClientRect(), rack.getBoundingClientRect())) faults.push(`${tile.getAttribute('aria-label')} is cut`)
  }
  rack.scrollTop = 0
  if (hidden.length && !scrolls) faults.push(`${hidden.length} tiles are hidden`)
  const buttons = [...document.querySelectorAll('.pages button')].filter((each) => each.getBoundingClientRect().height >= 24)
  if (hidden.length && buttons.length < 2) faults.push('nothing shows that the rack scrolls')
  return { count: tiles.length, size: tiles[0]?.getBoundingClientRect().width, hidden: hidden.length, high: rack.clientHeight, felt: document.querySelector('[data-felt]').clientHeight, faults }
}
