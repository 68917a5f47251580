() => {
  /* Looks at every frame which rows have moved though their tiles are the same, and whether a new packing is announced. A
     row that moved comes with the steps of the table that lie between two frames: a slow browser misses some. */
  const seen = { frames: 0, rows: 0, moved: [], repacks: 0, silent: 0, sizes: [] }
  window.movements = seen
  let before = new Map()
  let packed = '0'
  let steps = 0
  const look = () => {
    const felt = document.querySelector('[data-felt]')
    const space = felt?.querySelector('.space')
    if (space) {
      const now = new Map()
      /* Places in tiles: a felt that gets lower may draw all rows smaller, each in its place. */
      const size = parseFloat(space.style.getPropertyValue('--tile'))
      const inTiles = (length) => parseFloat(length) / size
      if (size !== seen.sizes.at(-1)) seen.sizes.push(size)
      for (const row of felt.querySelectorAll('[data-row]')) {
        const tiles = [...row.querySelectorAll('[data-uid]')].map((tile) => tile.dataset.uid).join()
        now.set(row.dataset.row, { tiles, place: [row.style.left, row.style.top].map(inTiles) })
      }
      const repacked = felt.dataset.repacks !== packed
      if (repacked) {
        seen.repacks++
        if (!document.querySelector('.page').textContent.includes(window.repackedText)) seen.silent++
        packed = felt.dataset.repacks
      } else
        for (const [id, was] of before) {
          const is = now.get(id)
          if (!is || is.tiles !== was.tiles) continue
          seen.rows++
          if (is.place.some((length, axis) => Math.abs(length - was.place[axis]) > 0.05)) seen.moved.push([Number(id), steps, Number(felt.dataset.steps), `${was.tiles}: ${was.place} -> ${is.place}`])
        }
      before = now
      steps = Number(felt.dataset.steps)
      seen.frames++
    }
    requestAnimationFrame(look)
  }
  look()
}
