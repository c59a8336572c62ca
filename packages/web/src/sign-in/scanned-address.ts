import { faceLinks } from '@sands/contract/face/face.links'
import { trainingLinks } from '@sands/contract/training/training.links'

/** The page that the QR code of a room leads to; undefined for every other content. Only addresses of this server count. */
export function scannedAddress(text: string, origin: string): string | undefined {
  if (!URL.canParse(text, origin)) return undefined
  const { origin: home, pathname, searchParams } = new URL(text, origin)
  const code = searchParams.get('code')
  if (home !== origin || !code) return undefined
  const [taskId, dayId] = [searchParams.get('taskId'), searchParams.get('dayId')]
  if (pathname.endsWith('/SignTask') && taskId) {
    const [trainingId, globalIndex] = [searchParams.get('trainingId'), searchParams.get('globalIndex')]
    return trainingLinks.scan(taskId, code, trainingId && globalIndex ? { trainingId, globalIndex } : undefined)
  }
  if (pathname.endsWith('/Check') && dayId)
    return faceLinks.scan(dayId, searchParams.get('way') === 'out' ? 'out' : 'in', code)
  return undefined
}
