import { DEVICE_KEYS, readDevice } from '../device/device.ts'

/** Continues uploads that were interrupted when the app was closed. Loads no code when there are none. */
export async function resumeUploads(): Promise<void> {
  if (readDevice(DEVICE_KEYS.uploads) === null) return
  const { startUploads } = await import('./uploads.ts')
  await startUploads()
}
