/* The link of a table, for others. */

import { tablePage } from './base'

/** This page was opened on the machine of the server, by a name that no other machine understands. */
const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** How the network of that machine reaches the server, if it does. */
const network = document.documentElement.dataset['network'] ?? ''

export const worksOnlyHere = isHere && !network
export const invitation = (room: string): string => (isHere && network ? network : location.origin) + tablePage(room)
