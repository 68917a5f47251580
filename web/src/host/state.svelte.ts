/* How far the engine of this page is. */

class HostState {
  /** From 0 to 1. */
  part = $state(0)
  ready = $state(false)
  /** Why the engine cannot work; empty if it can. */
  fault = $state('')
}
export const hostState = new HostState()
