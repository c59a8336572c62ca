/** Keeps the screen on during playback. Browsers without support are ignored. */
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
  // The browser releases the lock when the page is hidden.
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
