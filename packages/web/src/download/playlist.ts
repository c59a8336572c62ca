/** One quality of a video, as the main playlist lists it. */
export interface Variant {
  url: string
  /** Bits per second; the average when the playlist contains it. */
  bandwidth: number
  /** 0 for audio. */
  width: number
  height: number
  /** The line of the playlist. */
  line: string
}

const STREAM = '#EXT-X-STREAM-INF:'
const URI = /URI="([^"]+)"/

const linesOf = (text: string) => text.split(/\r?\n/).map((line) => line.trim())
const numberIn = (line: string, name: string) => Number(new RegExp(`[:,]${name}=(\\d+)`).exec(line)?.[1] ?? 0)

/** Addresses in a playlist are relative to its own address. */
const absolute = (url: string, base: string): string => new URL(url, new URL(base, location.href)).href

/** Signatures expire but the content does not change: without its signature, the path identifies a part permanently. */
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

/** The available qualities; none for a playlist that lists the parts itself. */
export function readVariants(text: string, base: string): Variant[] {
  const lines = linesOf(text)
  return lines.flatMap((line, index) => {
    if (!line.startsWith(STREAM)) return []
    const url = lines.slice(index + 1).find((next) => next && !next.startsWith('#'))
    return url ? [variant(line, absolute(url, base))] : []
  })
}

/** Everything that is fetched to play one quality, from beginning to end. */
export function readParts(text: string, base: string): string[] {
  return linesOf(text).flatMap((line) => {
    if (line.startsWith('#EXT-X-MAP:')) return [absolute(URI.exec(line)?.[1] ?? '', base)]
    return line && !line.startsWith('#') ? [absolute(line, base)] : []
  })
}

/** A main playlist with a single quality. */
export const onlyVariant = ({ line, url }: Variant): string => ['#EXTM3U', '#EXT-X-VERSION:7', line, url, ''].join('\n')
