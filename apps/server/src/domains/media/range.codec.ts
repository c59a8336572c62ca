import type { ByteRange } from '../../kernel/store/store.ts'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The requested range of a file: undefined for the whole file, 'none' when the range does not exist. A request for
 * several ranges gets the whole file, as the standard allows: pictures never need them.
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
