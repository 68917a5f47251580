/* How far the engine of this page is. */

class HostState {
  /** From 0 to 1. */
  part = $state(0)
  ready = $state(false)
  /** Why the engine cannot work; empty if it can. */
  fault = $state('')
}
export const hostState = new HostState()

/** What a page of a server keeps, in order to play without it. */
class OfflineState {
  /** `none`: this server has no engine for browsers. `insecure`: this browser keeps nothing for this page. */
  state = $state<'unknown' | 'none' | 'insecure' | 'loading' | 'failed' | 'ready'>('unknown')
  /** How much is loaded, from 0 to 1. */
  part = $state(0)
  /** The server cannot be reached. */
  lost = $state(false)
  /** The page was opened without the server, because it did not answer. */
  noServer = $state(false)
  /** What is shown can go on without the server. */
  canGoOn = $state(false)
  /** The copy of what is shown may be older. */
  isOlder = $state(false)
  /** How many tables are on this device only. */
  tables = $state(0)
}
export const offline = new OfflineState()
