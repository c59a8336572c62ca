/** Space for playlists and pictures, and a reserve for the browser. */
const SPARE_BYTES = 8 * 1024 * 1024

/** True when the browser does not report its free space: then storing may fail later. */
export async function hasFreeSpace(bytes: number): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined || quota - usage > bytes + SPARE_BYTES
  } catch {
    return true
  }
}

/** Without this the browser may delete everything when the disk is nearly full. */
export async function requestPersistence(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Old web views do not support this.
  }
}

/** Whether downloads can be played here: that requires Media Source Extensions. */
export const canDownload = (): boolean =>
  'indexedDB' in globalThis && ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)
