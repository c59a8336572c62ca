import type { ByteRange } from '../../kernel/store/store.ts'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of a file that a request wants: undefined for all of it, 'none' when there is no such part. Several parts in one answer are never needed
 * for a picture, so whoever asks for them gets all of it, as the standard allows.
 */
export function rangeOf({
  range,
  ifRange,
  etag,
  bytes,
}: {
  range: string | undefined
  ifRange: string | string[] | undefined
  etag: string
  bytes: number
}): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (ifRange !== undefined && ifRange !== etag) return undefined
  if (from === '') {
    const last = Number(to)
    return last === 0 ? 'none' : { start: Math.max(0, bytes - last), end: bytes - 1 }
  }
  const start = Number(from)
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= bytes ? 'none' : { start, end }
}
