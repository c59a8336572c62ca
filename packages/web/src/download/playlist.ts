/** One size of a video, as the main playlist lists it. */
export interface Variant {
  url: string
  /** Bits a second, on average where the playlist says so. */
  bandwidth: number
  /** 0 for sound alone. */
  width: number
  height: number
  /** As it stands in the playlist. */
  line: string
}

const STREAM = '#EXT-X-STREAM-INF:'
const URI = /URI="([^"]+)"/

const linesOf = (text: string) => text.split(/\r?\n/).map((line) => line.trim())
const numberIn = (line: string, name: string) => Number(new RegExp(`[:,]${name}=(\\d+)`).exec(line)?.[1] ?? 0)

/** Addresses in a playlist count from its own. */
const absolute = (url: string, base: string): string => new URL(url, new URL(base, location.href)).href

/** Signatures run out, what they open does not change: without them an address names a part for good. */
export const partName = (url: string): string => new URL(url, location.href).pathname

function variant(line: string, url: string): Variant {
  const [, width, height] = /RESOLUTION=(\d+)x(\d+)/.exec(line) ?? []
  return {
    url,
    line,
    bandwidth: numberIn(line, 'AVERAGE-BANDWIDTH') || numberIn(line, 'BANDWIDTH'),
    width: Number(width ?? 0),
    height: Number(height ?? 0),
  }
}

/** The sizes there are; none for a playlist that lists the parts itself. */
export function readVariants(text: string, base: string): Variant[] {
  const lines = linesOf(text)
  return lines.flatMap((line, index) => {
    if (!line.startsWith(STREAM)) return []
    const url = lines.slice(index + 1).find((next) => next && !next.startsWith('#'))
    return url ? [variant(line, absolute(url, base))] : []
  })
}

/** Everything that is fetched to play one size, from the beginning to the end. */
export function readParts(text: string, base: string): string[] {
  return linesOf(text).flatMap((line) => {
    if (line.startsWith('#EXT-X-MAP:')) return [absolute(URI.exec(line)?.[1] ?? '', base)]
    return line && !line.startsWith('#') ? [absolute(line, base)] : []
  })
}

/** A main playlist that knows no other size. */
export const onlyVariant = ({ line, url }: Variant): string => ['#EXTM3U', '#EXT-X-VERSION:7', line, url, ''].join('\n')
