() => [...document.querySelectorAll('h1, h2, h3, p, li, label, legend, summary, button, a, span, b, small, th, td')]
  .filter((element) => element.clientWidth && !element.closest('.sr, details:not([open]), [aria-hidden="true"]'))
  .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 6)
  .filter((element) => getComputedStyle(element).overflow !== 'visible' && getComputedStyle(element).textOverflow !== 'ellipsis')
  .filter((element) => !element.matches('.log, .note'))
  .map((element) => element.tagName + ': ' + element.textContent.trim().slice(0, 60))
