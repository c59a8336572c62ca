const MARK = 'sands.reloaded_at'
const ONCE_IN_MS = 30_000

/** After an update the old page requests files that no longer exist. One reload loads the new page; it never loops. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(MARK) ?? 0)
    if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) return
    event.preventDefault()
    sessionStorage.setItem(MARK, String(Date.now()))
    window.location.reload()
  })
}
