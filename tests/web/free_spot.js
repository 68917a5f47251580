() => {
  const felt = document.querySelector('[data-felt]').getBoundingClientRect()
  const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect())
  const away = (x, y) => Math.min(1e9, ...rows.map((box) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))))
  for (let y = felt.bottom - 12; y > felt.top + 4; y -= 6)
    for (let x = felt.left + 20; x < felt.right - 10; x += 8)
      if (away(x, y) > 18) return [x, y]
  return null
}
