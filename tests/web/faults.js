() => {
  const faults = []
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => [element, element.getBoundingClientRect()])
  const name = (element) => element.getAttribute('aria-label') || element.textContent.trim().slice(0, 40)
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`)
  for (const [selector, box] of [['[data-felt]', '[data-felt] [data-uid]'], ['[data-rack]', '[data-rack] [data-uid]']]) {
    const outer = document.querySelector(selector)
    if (!outer) continue
    const frame = outer.getBoundingClientRect()
    const pans = outer.scrollHeight > outer.clientHeight + 1
    for (const [tile, place] of boxes(box)) {
      if (place.left < frame.left - 1 || place.right > frame.right + 1) faults.push(`${name(tile)} leaves ${selector} sideways`)
      if (!pans && (place.top < frame.top - 1 || place.bottom > frame.bottom + 1)) faults.push(`${name(tile)} leaves ${selector}`)
      if (place.width < (selector === '[data-rack]' ? 29.5 : 12)) faults.push(`${name(tile)} is ${place.width} wide`)
    }
  }
  for (const selector of ['[data-row]', '[data-uid]']) {
    const all = boxes(selector)
    all.forEach(([one, a], at) => all.slice(at + 1).forEach(([two, b]) => {
      const over = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
      if (over > 1 && (one.closest('[data-felt]') !== null) === (two.closest('[data-felt]') !== null)) faults.push(`${name(one)} lies over ${name(two)}`)
    }))
  }
  for (const [button, place] of boxes('button:not([data-uid]), a.btn')) {
    if (!place.width || button.closest('details:not([open])')) continue
    if (button.scrollWidth > button.clientWidth + 1) faults.push(`"${name(button)}" does not fit its button`)
    if (place.right > innerWidth + 1 || place.left < -1) faults.push(`"${name(button)}" leaves the page`)
  }
  return faults
}
