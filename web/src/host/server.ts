/* The address of a server, for playing with people elsewhere. */

const STORE = 'tilerummy:server'

/** The address of a page that somebody has typed, also without https://; null if it is none. */
export function pageAddress(typed: string): string | null {
  const text = typed.trim()
  if (!text || /\s/.test(text)) return null
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
  try {
    const { protocol, hostname, port, href } = new URL(whole ? text : `https://${text}`)
    const named = whole || port || hostname.includes('.') || hostname === 'localhost' // a single word is a typing mistake
    return (protocol === 'https:' || protocol === 'http:') && hostname && named ? href : null
  } catch {
    return null
  }
}

export function rememberedServer(): string {
  try {
    return pageAddress(localStorage.getItem(STORE) ?? '') ?? ''
  } catch {
    return ''
  }
}

export function rememberServer(address: string): void {
  try {
    localStorage.setItem(STORE, address)
  } catch {
    // Then it is typed again next time.
  }
}
