import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rendition } from '../media.tables.ts'
import { LIST } from './converter.kind.ts'

/** Shorter segments are ignored when the bandwidth is computed. */
const TELLING_S = 1

/** The codecs that a browser has to know before playback, read from the initialisation segment. */
export function codecsOf(head: Buffer): string {
  const avc = head.indexOf('avcC', 0, 'latin1')
  const picture = avc > 0 ? [`avc1.${head.subarray(avc + 5, avc + 8).toString('hex')}`] : []
  const sound = head.includes('mp4a', 0, 'latin1') ? ['mp4a.40.2'] : []
  return [...picture, ...sound].join(',')
}

const secondsOf = (list: string): number[] =>
  [...list.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds))

/** Bits per second of the largest segment. */
function bandwidthOf(segments: readonly { seconds: number; bytes: number }[]): number {
  const telling = segments.filter(({ seconds }) => seconds >= TELLING_S)
  const rates = (telling.length > 0 ? telling : segments).map(
    ({ seconds, bytes }) => (bytes * 8) / Math.max(0.1, seconds),
  )
  return Math.ceil(Math.max(...rates))
}

/**
 * One quality as stored in its folder; undefined when nothing was written. The playlist of the converter is not used:
 * ours is written per request.
 */
export async function readRendition(
  folder: string,
  { name, width, height }: Pick<Rendition, 'name' | 'width' | 'height'>,
): Promise<Rendition | undefined> {
  const place = join(folder, name)
  const list = await readFile(join(place, LIST), 'utf8').catch(() => '')
  const seconds = secondsOf(list)
  const segments = await Promise.all(
    seconds.map(async (each, index) => ({ seconds: each, bytes: (await stat(join(place, `${index}.m4s`))).size })),
  )
  if (segments.length === 0) return undefined
  const head = await readFile(join(place, 'init.mp4'))
  await rm(join(place, LIST))
  const wanted = segments.length + 1
  const found = (await readdir(place)).length
  if (found !== wanted) throw new Error(`${found} files instead of ${wanted} in ${name}`)
  return {
    name,
    width,
    height,
    bandwidth: bandwidthOf(segments),
    codecs: codecsOf(head),
    segments: seconds,
    bytes: segments.map(({ bytes }) => bytes),
    headBytes: head.length,
  }
}
