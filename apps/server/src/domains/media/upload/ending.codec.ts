import { endingOf } from './file-name.codec.ts'

/** The longest name under which a file can be saved. */
const LONGEST_NAME = 200

const MP4 = ['m4v', 'mov', '3gp']
const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp']

/** Content types of new and old office files. */
export const OFFICE_TYPES: Readonly<Record<string, string | undefined>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/**
 * The extensions that fit a content type; the first one is the
 * default. Pictures are encoded again and keep their names.
 */
const ENDINGS: Readonly<Record<string, readonly string[] | undefined>> = {
  ...Object.fromEntries(Object.entries(OFFICE_TYPES).map(([ending, type]) => [type, [ending]])),
  'application/pdf': ['pdf'],
  'audio/aac': ['aac'],
  'audio/amr': ['amr'],
  'audio/flac': ['flac'],
  'audio/mp4': ['m4a'],
  'audio/mpeg': ['mp3'],
  'audio/ogg': ['ogg'],
  'audio/wav': ['wav'],
  'audio/webm': ['weba'],
  'image/bmp': ['bmp', ...PICTURES],
  'image/gif': ['gif', ...PICTURES],
  'image/jpeg': PICTURES,
  'image/png': ['png', ...PICTURES],
  'image/webp': ['webp', ...PICTURES],
  'text/vtt': ['vtt'],
  'video/3gpp': ['3gp', 'mp4', ...MP4],
  'video/mp4': ['mp4', ...MP4],
  'video/quicktime': ['mov', 'mp4', ...MP4],
  'video/webm': ['webm', 'mkv'],
  'video/x-matroska': ['mkv', 'webm'],
  'video/x-ms-wmv': ['wmv'],
  'video/x-msvideo': ['avi'],
}

const endingsOf = (contentType: string): readonly string[] => ENDINGS[contentType] ?? ['bin']

export const usualEnding = (contentType: string): string => endingsOf(contentType)[0] ?? 'bin'

/** A name with the extension of the content type. `instead` is the previous content type: its extension is removed. */
export function namedAs(fileName: string, contentType: string, instead?: string): string {
  const ending = endingOf(fileName)
  if (endingsOf(contentType).includes(ending)) return fileName
  const had = instead !== undefined && endingsOf(instead).includes(ending)
  const stem = had ? fileName.slice(0, -ending.length - 1) : fileName
  const added = `.${usualEnding(contentType)}`
  return `${stem.slice(0, LONGEST_NAME - added.length)}${added}`
}
