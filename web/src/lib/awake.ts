/* Keeps the screen on, where the browser can. The system takes that back when the page is hidden. */

/** Keeps the screen on until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = () => {
    if (over || document.hidden || (lock && !lock.released)) return
    navigator.wakeLock?.request('screen').then(
      (given) => {
        lock = given
        if (over) void given.release()
      },
      () => {}, // with a low battery the system refuses
    )
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
