(selector) => {
  const rows = [...document.querySelectorAll('[data-row]')].map((row) => [row, row.getBoundingClientRect()])
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const a = element.getBoundingClientRect()
    const over = (b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    return rows.filter(([, b]) => over(b)).map(([row]) => `${element.textContent.trim()} covers ${row.getAttribute('aria-label')}`)
  })
}
