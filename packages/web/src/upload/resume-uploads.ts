import { DEVICE_KEYS, readDevice } from '../device/device.ts'

/** Goes on with what was on its way when the app was closed. Fetches nothing when there is nothing. */
export async function resumeUploads(): Promise<void> {
  if (readDevice(DEVICE_KEYS.uploads) === null) return
  const { startUploads } = await import('./uploads.ts')
  await startUploads()
}
