import type { FileKind } from '@sands/rules/upload'
import { HEAD_BYTES, type PictureType, pictureType } from '../picture/picture-type.codec.ts'

/** The inner format of a file, where the first bytes alone do not identify it. */
export type Form = 'boxes' | 'zip' | 'ole' | 'mpeg' | 'adts' | 'riff' | 'matroska' | 'text'

/** The type of a file by its first bytes. */
export interface ContentType {
  kind: FileKind
  contentType: string
  /** The file extensions that are allowed for this type. */
  endings: readonly string[]
  form?: Form
  picture?: PictureType
}

/** The number of bytes needed to identify a type. Fewer only when the whole file is smaller. */
export const TYPE_BYTES = 64

const ascii = (head: Buffer, start: number, length: number) => head.toString('latin1', start, start + length)
const begins = (head: Buffer, mark: Buffer) => head.subarray(0, mark.length).equals(mark)

const PICTURES: Readonly<Record<PictureType, ContentType>> = {
  jpeg: { kind: 'image', contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], picture: 'jpeg' },
  png: { kind: 'image', contentType: 'image/png', endings: ['png'], picture: 'png' },
  gif: { kind: 'image', contentType: 'image/gif', endings: ['gif'], picture: 'gif' },
  bmp: { kind: 'image', contentType: 'image/bmp', endings: ['bmp'], picture: 'bmp' },
}

const WINDOWS_MEDIA = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex')
const MATROSKA = Buffer.from('1a45dfa3', 'hex')
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')
const STILL_PICTURES = /^(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])$/
const MP4_VIDEO = ['mp4', 'm4v', 'mov', '3gp']

/** The MP4 family. Devices use its brands inconsistently, so the file name decides whether it is audio only. */
function fromBoxes(head: Buffer, ending: string): ContentType | undefined {
  const box = ascii(head, 4, 4)
  const brand = ascii(head, 8, 4)
  // Old cameras leave out `ftyp`.
  if (!['ftyp', 'moov', 'mdat', 'wide', 'skip', 'free'].includes(box)) return undefined
  if (box === 'ftyp' && STILL_PICTURES.test(brand)) return undefined
  const form = 'boxes'
  if (ending === 'm4a' || /^M4[AB] $/.test(brand))
    return { kind: 'audio', contentType: 'audio/mp4', endings: ['m4a'], form }
  if (box !== 'ftyp' || brand === 'qt  ')
    return { kind: 'video', contentType: 'video/quicktime', endings: MP4_VIDEO, form }
  return { kind: 'video', contentType: brand.startsWith('3g') ? 'video/3gpp' : 'video/mp4', endings: MP4_VIDEO, form }
}

function fromRiff(head: Buffer): ContentType | undefined {
  if (ascii(head, 0, 4) !== 'RIFF') return undefined
  const what = ascii(head, 8, 4)
  if (what === 'AVI ') return { kind: 'video', contentType: 'video/x-msvideo', endings: ['avi'], form: 'riff' }
  return what === 'WAVE' ? { kind: 'audio', contentType: 'audio/wav', endings: ['wav'], form: 'riff' } : undefined
}

function fromSound(head: Buffer, ending: string): ContentType | undefined {
  const aac: ContentType = { kind: 'audio', contentType: 'audio/aac', endings: ['aac'], form: 'adts' }
  const mp3: ContentType = { kind: 'audio', contentType: 'audio/mpeg', endings: ['mp3'], form: 'mpeg' }
  if (ascii(head, 0, 3) === 'ID3') return ending === 'aac' ? aac : mp3
  if (ascii(head, 0, 5) === 'OggS\0') return { kind: 'audio', contentType: 'audio/ogg', endings: ['ogg'] }
  // The first block describes the stream and has 34 bytes.
  if (begins(head, Buffer.from('fLaC')) && (head.readUInt32BE(4) & 0x7fffffff) === 34)
    return { kind: 'audio', contentType: 'audio/flac', endings: ['flac'] }
  if (/^#!AMR(?:-WB)?\n/.test(ascii(head, 0, 9))) return { kind: 'audio', contentType: 'audio/amr', endings: ['amr'] }
  const sync = head.readUInt16BE(0)
  // Twelve sync bits; of the formats with this sync only AAC has both layer bits at zero.
  if ((sync & 0xfff6) === 0xfff0) return aac
  return (sync & 0xffe0) === 0xffe0 && (sync & 0x0006) !== 0 ? mp3 : undefined
}

function fromDocument(head: Buffer): ContentType | undefined {
  const office = (form: Form, ...endings: string[]): ContentType => ({
    kind: 'document',
    contentType: 'application/octet-stream',
    endings,
    form,
  })
  if (/^%PDF-[12]\./.test(ascii(head, 0, 7)))
    return { kind: 'document', contentType: 'application/pdf', endings: ['pdf'] }
  // New office files with a password are stored in the old container.
  if (begins(head, OLE)) return office('ole', 'doc', 'xls', 'ppt', 'docx', 'xlsx', 'pptx')
  return begins(head, ZIP) ? office('zip', 'docx', 'xlsx', 'pptx') : undefined
}

const fromText = (head: Buffer): ContentType | undefined =>
  /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(head.toString('utf8'))
    ? { kind: 'caption', contentType: 'text/vtt', endings: ['vtt'], form: 'text' }
    : undefined

/** Undefined for every type that may not be uploaded, such as markup and scripts. */
export function contentTypeOf(head: Buffer, ending: string): ContentType | undefined {
  const text = fromText(head)
  if (text || head.length < HEAD_BYTES) return text
  const picture = pictureType(head)
  if (picture) return PICTURES[picture]
  if (begins(head, WINDOWS_MEDIA)) return { kind: 'video', contentType: 'video/x-ms-wmv', endings: ['wmv'] }
  // The file name decides whether it is audio only, as in the MP4 family.
  if (begins(head, MATROSKA) && ending === 'weba')
    return { kind: 'audio', contentType: 'audio/webm', endings: ['weba'], form: 'matroska' }
  if (begins(head, MATROSKA))
    return {
      kind: 'video',
      contentType: ending === 'webm' ? 'video/webm' : 'video/x-matroska',
      endings: ['mkv', 'webm'],
      form: 'matroska',
    }
  return fromBoxes(head, ending) ?? fromRiff(head) ?? fromDocument(head) ?? fromSound(head, ending)
}
