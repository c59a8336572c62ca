import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rendition } from '../media.tables.ts'
import { LIST } from './converter.kind.ts'

/** Shorter ones say little about how fast they have to come. */
const TELLING_S = 1

/** What a browser has to know before it begins, read out of the head that every segment needs. */
export function codecsOf(head: Buffer): string {
  const avc = head.indexOf('avcC', 0, 'latin1')
  const picture = avc > 0 ? [`avc1.${head.subarray(avc + 5, avc + 8).toString('hex')}`] : []
  const sound = head.includes('mp4a', 0, 'latin1') ? ['mp4a.40.2'] : []
  return [...picture, ...sound].join(',')
}

const secondsOf = (list: string): number[] =>
  [...list.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds))

/** Bits per second of the heaviest segment. */
function bandwidthOf(segments: readonly { seconds: number; bytes: number }[]): number {
  const telling = segments.filter(({ seconds }) => seconds >= TELLING_S)
  const rates = (telling.length > 0 ? telling : segments).map(
    ({ seconds, bytes }) => (bytes * 8) / Math.max(0.1, seconds),
  )
  return Math.ceil(Math.max(...rates))
}

/** One quality as it lies in its folder; undefined when nothing came of it. The list that came with it is ours to make anew. */
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
