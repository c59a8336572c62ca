interface Found {
  rawValue: string
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly Found[]>
}

interface DetectorType {
  new (options: { formats: ['qr_code'] }): Detector
  getSupportedFormats?(): Promise<readonly string[]>
}

const nativeType = (): DetectorType | undefined => (globalThis as { BarcodeDetector?: DetectorType }).BarcodeDetector

/** Whether this browser can read codes with its camera, by itself or with our reader. */
export const canReadCodes = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  (nativeType() !== undefined || typeof WebAssembly === 'object')

/** Some browsers have the type, but no reader on this device. */
async function readsByItself(Type: DetectorType): Promise<boolean> {
  const formats = (await Type.getSupportedFormats?.().catch((): string[] => [])) ?? ['qr_code']
  return formats.includes('qr_code')
}

/** The reader of the browser; our own is only loaded where there is none, as on iPhones. */
async function loadDetector(): Promise<Detector> {
  const Native = nativeType()
  if (Native && (await readsByItself(Native))) return new Native({ formats: ['qr_code'] })
  const { createReader } = await import('./qr-program.ts')
  return createReader()
}

const LOOK_AGAIN_MS = 200

/**
 * Shows the camera in the video and calls back with the content of each QR code it sees, until the returned function is
 * called. Rejects when the camera is refused.
 */
export async function readCodes(video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> {
  // The reader is loaded while the person answers the question about the camera.
  const loading = loadDetector()
  loading.catch(() => undefined)
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
  }
  const detector = await loading.catch((error: unknown) => {
    stop()
    throw error
  })
  const look = async () => {
    // A frame that cannot be read is followed by the next one.
    const found = await detector.detect(video).catch(() => [])
    if (isOver) return
    for (const { rawValue } of found) onCode(rawValue)
    if (!isOver) timer = setTimeout(() => void look(), LOOK_AGAIN_MS)
  }
  video.srcObject = stream
  await video.play().catch(stop)
  void look()
  return stop
}
