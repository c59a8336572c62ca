/** Keeps the screen from going dark while something is watched. A browser that cannot does not matter. */
export function stayAwake(element: HTMLMediaElement): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  const hold = () => {
    if (lock || element.paused || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    lock = navigator.wakeLock.request('screen').catch(() => undefined)
  }
  const release = () => {
    void lock?.then((sentinel) => sentinel?.release()).catch(() => undefined)
    lock = undefined
  }
  // The browser itself takes it back when the page goes out of sight.
  const follow = () => {
    release()
    hold()
  }
  element.addEventListener('playing', hold)
  for (const name of ['pause', 'ended', 'emptied']) element.addEventListener(name, release)
  document.addEventListener('visibilitychange', follow)
  return () => {
    release()
    element.removeEventListener('playing', hold)
    for (const name of ['pause', 'ended', 'emptied']) element.removeEventListener(name, release)
    document.removeEventListener('visibilitychange', follow)
  }
}
