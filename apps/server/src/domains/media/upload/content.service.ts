import { type FileHandle, open } from 'node:fs/promises'
import { UPLOAD_RULES, type UploadPurpose } from '@sands/rules/upload'
import { fail } from '../../../kernel/errors.ts'
import { notAsNamed, tooLarge } from './announce.service.ts'
import { hasMovie } from './boxes.codec.ts'
import { type ContentType, contentTypeOf, type Form, TYPE_BYTES } from './content-type.codec.ts'
import { OFFICE_TYPES } from './ending.codec.ts'
import { endingOf } from './file-name.codec.ts'
import { officeZipOf } from './office-zip.codec.ts'
import { oleNames } from './ole.codec.ts'
import { hasFrames, tagBytes } from './sound-frame.codec.ts'

/** Enough for any two audio frames, and for the headers of other formats. */
const LOOK_BYTES = 64 * 1024

/** The streams that an old office file must contain. */
const OLE_STREAMS: Readonly<Record<string, readonly string[]>> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
  docx: ['EncryptedPackage'],
  xlsx: ['EncryptedPackage'],
  pptx: ['EncryptedPackage'],
}

interface Looked {
  file: FileHandle
  path: string
  bytes: number
  ending: string
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function hasSound({ file }: Looked, form: 'mpeg' | 'adts'): Promise<boolean> {
  return hasFrames(await readAt(file, tagBytes(await readAt(file, 0, TYPE_BYTES)), LOOK_BYTES), form)
}

async function hasText({ file, bytes }: Looked): Promise<boolean> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readAt(file, 0, bytes))
    return !text.includes('\0') && /^[\d:.]+[ \t]+-->[ \t]+[\d:.]+/m.test(text)
  } catch {
    return false
  }
}

/** Checks whether the inner format matches the first bytes. */
const INSIDE: Readonly<Record<Form, (looked: Looked) => Promise<boolean>>> = {
  boxes: ({ file, bytes }) => hasMovie(file, bytes),
  zip: async ({ path, ending }) => (await officeZipOf(path)) === ending,
  async ole({ file, ending }) {
    const names = await oleNames(file)
    return (OLE_STREAMS[ending] ?? []).some((name) => names.includes(name))
  },
  mpeg: (looked) => hasSound(looked, 'mpeg'),
  adts: (looked) => hasSound(looked, 'adts'),
  async riff({ file }) {
    const head = (await readAt(file, 0, LOOK_BYTES)).toString('latin1')
    return head.startsWith('WAVE', 8)
      ? head.includes('fmt ')
      : head.startsWith('LIST', 12) && head.startsWith('hdrl', 20)
  },
  async matroska({ file }) {
    const head = (await readAt(file, 0, LOOK_BYTES)).toString('latin1')
    return head.includes('\x42\x82\x88matroska') || head.includes('\x42\x82\x84webm')
  },
  text: hasText,
}

/** The file name tells which of several types these are, so a mismatch is a wrong name and not damage. */
const BY_NAME: readonly Form[] = ['zip', 'ole', 'text']

/** Checks a file without decoding it: size, first bytes, inner format and name must match its purpose. */
export async function checkContent(
  path: string,
  { bytes, purpose, fileName }: { bytes: number; purpose: UploadPurpose; fileName: string },
): Promise<ContentType> {
  const { kind, types, limit } = UPLOAD_RULES[purpose]
  if (bytes > limit) throw tooLarge(purpose)
  if (bytes === 0) throw fail('media.empty')
  const ending = endingOf(fileName)
  const file = await open(path, 'r')
  try {
    const type = contentTypeOf(await readAt(file, 0, TYPE_BYTES), ending)
    if (type?.kind !== kind) throw notAsNamed(purpose, fileName)
    // Pictures are encoded again, so their names are not checked.
    if (kind !== 'image' && !(types.includes(ending) && type.endings.includes(ending)))
      throw notAsNamed(purpose, fileName)
    if (type.form && !(await INSIDE[type.form]({ file, path, bytes, ending })))
      throw BY_NAME.includes(type.form) ? notAsNamed(purpose, fileName) : fail('media.unreadable')
    return { ...type, contentType: OFFICE_TYPES[ending] ?? type.contentType }
  } finally {
    await file.close()
  }
}
