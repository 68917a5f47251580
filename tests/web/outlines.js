() => {
  /* What has more than one outline: a row, a tile, or a row all of whose tiles have one, too. */
  const drawn = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
  const ring = (style) => style.boxShadow.split(/,(?![^(]*[)])/).some((each) => / 0px 0px 0px [2-9]/.test(each))
  const mark = (tile) => getComputedStyle(tile, '::after')
  const marked = (tile) => mark(tile).content !== 'none' && mark(tile).display !== 'none'
  const twice = []
  for (const row of document.querySelectorAll('[data-row]')) {
    const style = getComputedStyle(row)
    const [own, tiles] = [drawn(style) + ring(style), [...row.querySelectorAll('[data-uid]')]]
    if (own > 1) twice.push(`row ${row.className}`)
    if (own && tiles.every(marked)) twice.push(`row and tiles ${row.className}`)
  }
  for (const tile of document.querySelectorAll('[data-uid]')) {
    const style = getComputedStyle(tile)
    if (drawn(style) + ring(style) + marked(tile) > 1) twice.push(`tile ${tile.className}`)
  }
  return twice
}
