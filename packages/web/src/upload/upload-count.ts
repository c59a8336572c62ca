import { DEVICE_KEYS, readDevice } from '../device/device.ts'
import { createStore, useStore } from '../store/store.ts'

/** How many files a list of uploads would show. Apart from the uploads, so that a frame can tell without fetching their code. */
export const uploadCount = createStore(0)
export const useUploadCount = (): number => useStore(uploadCount)

/** Goes on with what was on its way when the app was closed. Fetches nothing when there is nothing. */
export async function resumeUploads(): Promise<void> {
  if (readDevice(DEVICE_KEYS.uploads) === null) return
  const { startUploads } = await import('./uploads.ts')
  await startUploads()
}
