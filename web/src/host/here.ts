/* Whether a tab shows the tables on this device, although the server of the page may be there. */

import { BASE } from '../lib/base'

const HERE = 'tilerummy:here'

export function isChosen(): boolean {
  try {
    return sessionStorage.getItem(HERE) !== null
  } catch {
    return false
  }
}

/** Opens the page again, with the tables on this device or with those of the server. */
export function choose(here: boolean, address = BASE): void {
  try {
    if (here) sessionStorage.setItem(HERE, '1')
    else sessionStorage.removeItem(HERE)
  } catch {
    // Without storage there are no tables on this device.
  }
  location.assign(address)
}
