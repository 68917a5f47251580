() => {
  const tiles = (box) => [...box.querySelectorAll('[data-uid]')].map((tile) => ({uid: +tile.dataset.uid, kind: tile.dataset.kind}))
  const rack = document.querySelector('[data-rack]')
  return {
    rows: [...document.querySelectorAll('[data-row]')].map((row) => ({id: +row.dataset.row, state: row.dataset.state, tiles: tiles(row)})),
    rack: rack ? tiles(rack) : [],
  }
}
