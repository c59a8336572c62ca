interface Found {
  rawValue: string
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<Found[]>
}

type DetectorType = new (options: { formats: string[] }) => Detector

const detectorType = (): DetectorType | undefined => (globalThis as { BarcodeDetector?: DetectorType }).BarcodeDetector

/** Whether this browser can read codes with its camera. */
export const canReadCodes = (): boolean =>
  detectorType() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function'

const LOOK_AGAIN_MS = 200

/**
 * Shows the camera in the video and calls back with the content of each QR code it sees, until the returned function is
 * called. Rejects when the camera is refused.
 */
export async function readCodes(video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> {
  const Type = detectorType()
  if (!Type) throw new Error('this browser reads no codes')
  const detector = new Type({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
  }
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
