import type { FileKind } from '@sands/rules/upload'
import { HEAD_BYTES, pictureType } from '../picture-type.codec.ts'

/** What the first bytes of a file say it is. `endings` are the names such a file may have. */
export interface ContentType {
  kind: FileKind
  contentType: string
  endings: readonly string[]
}

/** As many bytes as are needed to tell. Fewer only where the whole file is smaller. */
export const TYPE_BYTES = 64

const ascii = (head: Buffer, start: number, length: number) => head.toString('latin1', start, start + length)
const type = (kind: FileKind, contentType: string, ...endings: string[]): ContentType => ({
  kind,
  contentType,
  endings,
})

const PICTURES: Readonly<Record<NonNullable<ReturnType<typeof pictureType>>, ContentType>> = {
  jpeg: type('image', 'image/jpeg', 'jpg', 'jpeg'),
  png: type('image', 'image/png', 'png'),
  gif: type('image', 'image/gif', 'gif'),
  bmp: type('image', 'image/bmp', 'bmp'),
}

const WINDOWS_MEDIA = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex')
const MATROSKA = Buffer.from('1a45dfa3', 'hex')
const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')
const begins = (head: Buffer, mark: Buffer) => head.subarray(0, mark.length).equals(mark)

/** The family of MP4: what it holds is named right after the mark. Old cameras leave the mark out. */
function fromMp4(head: Buffer): ContentType | undefined {
  const box = ascii(head, 4, 4)
  if (['moov', 'mdat', 'wide'].includes(box)) return type('video', 'video/quicktime', 'mov')
  if (box !== 'ftyp') return undefined
  const brand = ascii(head, 8, 4)
  if (brand === 'qt  ') return type('video', 'video/quicktime', 'mov')
  if (/^(?:M4A |M4B )$/.test(brand)) return type('audio', 'audio/mp4', 'm4a')
  if (brand.startsWith('3g')) return type('video', 'video/3gpp', '3gp')
  if (/^(?:heic|heix|mif1|avif)$/.test(brand)) return undefined
  return type('video', 'video/mp4', 'mp4', 'm4v', 'mov', '3gp')
}

function fromRiff(head: Buffer): ContentType | undefined {
  if (ascii(head, 0, 4) !== 'RIFF') return undefined
  const form = ascii(head, 8, 4)
  if (form === 'AVI ') return type('video', 'video/x-msvideo', 'avi')
  return form === 'WAVE' ? type('audio', 'audio/wav', 'wav') : undefined
}

function fromSound(head: Buffer): ContentType | undefined {
  if (ascii(head, 0, 3) === 'ID3') return type('audio', 'audio/mpeg', 'mp3')
  if (ascii(head, 0, 4) === 'OggS') return type('audio', 'audio/ogg', 'ogg')
  if (ascii(head, 0, 4) === 'fLaC') return type('audio', 'audio/flac', 'flac')
  if (ascii(head, 0, 5) === '#!AMR') return type('audio', 'audio/amr', 'amr')
  const sync = head.readUInt16BE(0)
  // Twelve bits of sync; the two after the version are the layer, which only AAC leaves at zero.
  if ((sync & 0xfff6) === 0xfff0) return type('audio', 'audio/aac', 'aac')
  return (sync & 0xffe0) === 0xffe0 && (sync & 0x0006) !== 0 ? type('audio', 'audio/mpeg', 'mp3') : undefined
}

function fromDocument(head: Buffer): ContentType | undefined {
  if (ascii(head, 0, 5) === '%PDF-') return type('document', 'application/pdf', 'pdf')
  if (begins(head, OLD_OFFICE)) return type('document', 'application/x-ole-storage', 'doc', 'xls', 'ppt')
  return begins(head, ZIP) ? type('document', 'application/zip', 'docx', 'xlsx', 'pptx') : undefined
}

function fromText(head: Buffer): ContentType | undefined {
  return /^(?:\uFEFF)?WEBVTT(?:[ \t\r\n]|$)/.test(head.toString('utf8'))
    ? type('caption', 'text/vtt', 'vtt')
    : undefined
}

/** Undefined for everything that nobody may upload; markup and scripts are among it. */
export function contentTypeOf(head: Buffer): ContentType | undefined {
  const text = fromText(head)
  if (text || head.length < HEAD_BYTES) return text
  const picture = pictureType(head)
  if (picture) return PICTURES[picture]
  if (begins(head, WINDOWS_MEDIA)) return type('video', 'video/x-ms-wmv', 'wmv')
  if (begins(head, MATROSKA)) return type('video', 'video/x-matroska', 'mkv', 'webm')
  return fromMp4(head) ?? fromRiff(head) ?? fromDocument(head) ?? fromSound(head)
}
