() => {
  const FEWEST = 6
  const name = (element) => element.tagName + ': ' + element.textContent.trim().slice(0, 60)
  const hides = (element) => getComputedStyle(element).overflow !== 'visible'
  const shortened = (element) => getComputedStyle(element).textOverflow === 'ellipsis'
  /** How many letters stand before the dots. */
  const letters = (element) => {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    if (!text) return FEWEST
    const end = element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).fontSize)
    const range = document.createRange()
    return [...text.data].filter((_, at) => {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().right <= end
    }).length
  }
  const shown = [...document.querySelectorAll('h1, h2, h3, p, li, label, legend, summary, button, a, span, b, small, th, td')]
    .filter((element) => element.clientWidth > 1 && !element.closest('.sr, details:not([open]), [aria-hidden="true"]'))
    .filter((element) => !element.matches('.log, .note'))
  const cut = shown
    .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 6)
    .filter((element) => hides(element) && (!shortened(element) || letters(element) < FEWEST))
    .map(name)
  const outside = [...document.querySelectorAll('[data-seat]')].flatMap((seat) => {
    const chip = seat.getBoundingClientRect()
    const leaves = (box) => box.left < chip.left || box.right > chip.right || box.top < chip.top || box.bottom > chip.bottom
    return [...seat.querySelectorAll('b, .count')].filter((each) => leaves(each.getBoundingClientRect())).map((each) => `${name(each)} leaves its chip`)
  })
  return [...cut, ...outside]
}
