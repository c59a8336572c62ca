import { Readable } from 'node:stream'
import { FILE_STATUS } from '@sands/rules/upload'
import type { ByteRange } from '../../../kernel/store/store.ts'
import type { FileRow } from '../media.repo.ts'
import type { Rendition, Variant } from '../media.tables.ts'

export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl'
const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']

type PlayedRow = Pick<FileRow, 'status' | 'made'>
/** The address of a part, good for as long as the list that names it. */
type AddressOf = (variant: string) => string

/** Players start with the first quality: neither the best, which is slow to load on a bad network, nor the worst. */
const inOrder = ([best, middle, ...others]: readonly Rendition[]): Rendition[] =>
  [middle, best, ...others].flatMap((rendition) => rendition ?? [])

function master(renditions: readonly Rendition[], addressOf: AddressOf): string {
  const lines = inOrder(renditions).flatMap(({ name, width, height, bandwidth, codecs }) => {
    const size = width > 0 ? `,RESOLUTION=${width}x${height}` : ''
    return [`#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth}${size},CODECS="${codecs}"`, addressOf(`${name}/hls`)]
  })
  return [...HEAD, ...lines, ''].join('\n')
}

function list({ name, segments }: Rendition, addressOf: AddressOf): string {
  return [
    ...HEAD,
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${addressOf(`${name}/init.mp4`)}"`,
    ...segments.flatMap((seconds, index) => [`#EXTINF:${seconds.toFixed(5)},`, addressOf(`${name}/${index}.m4s`)]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

function textOf(row: PlayedRow, name: string, addressOf: AddressOf): string | undefined {
  const renditions = row.status === FILE_STATUS.ready ? (row.made?.renditions ?? []) : []
  if (renditions.length === 0) return undefined
  if (name === 'hls') return master(renditions, addressOf)
  const rendition = renditions.find((each) => name === `${each.name}/hls`)
  return rendition && list(rendition, addressOf)
}

/**
 * Playlists are written per request: every segment in them has its own signed address, valid as long as the playlist.
 */
export function playlistOf(
  row: PlayedRow,
  name: string,
  addressOf: AddressOf,
): { variant: Variant; read(range?: ByteRange): Promise<Readable> } | undefined {
  const text = textOf(row, name, addressOf)
  if (text === undefined) return undefined
  const content = Buffer.from(text)
  return {
    variant: { name, width: 0, height: 0, bytes: content.length, contentType: PLAYLIST_TYPE },
    read: async (range) => Readable.from([range ? content.subarray(range.start, range.end + 1) : content]),
  }
}
