import type { FileUse } from '@sands/contract/media/library.calls'
import type { Terms } from '../../../kernel/terms.ts'
import type { DesktopText } from '../../../kernel/text.ts'

type Places = Terms['filePlaces']

export const wordOfUse = (places: Places, kind: string): DesktopText => places.get(kind)?.text ?? 'media.use_other'

export function placeOfUse(places: Places, { kind, id, name }: FileUse): string | undefined {
  const place = places.get(kind)
  if (!place?.path) return undefined
  const { path, by } = place
  return by ? `${path}?${by}=${encodeURIComponent(by === 'keyword' ? name : id)}` : path
}
