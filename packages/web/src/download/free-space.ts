/** Playlists and pictures besides, and what the browser needs for itself. */
const SPARE_BYTES = 8 * 1024 * 1024

/** True where the browser does not say: then it is found out. */
export async function hasFreeSpace(bytes: number): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined || quota - usage > bytes + SPARE_BYTES
  } catch {
    return true
  }
}

/** Without this the browser may throw everything away when the disk is nearly full. */
export async function requestPersistence(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Old web views have no such promise to give.
  }
}

/** Whether what is kept could be played: playing it takes a source that scripts can feed. */
export const canDownload = (): boolean =>
  'indexedDB' in globalThis && ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)
