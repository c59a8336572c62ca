import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { limitText, PICTURE_TYPES, UPLOAD_RULES, type UploadPurpose } from '@sands/rules/upload'
import { fail } from '../../kernel/errors.ts'
import { receiveFile } from '../../kernel/http/receive.ts'
import { HEAD_BYTES, type PictureType, pictureType } from './picture/picture-type.codec.ts'

/** The folder for files while they arrive and are processed. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'tmp')

/** Deletes what an earlier run of the server left behind. Only called before this run starts any work. */
export const clearUploads = (dataDir: string): Promise<void> =>
  rm(uploadFolder(dataDir), { recursive: true, force: true })

export interface Upload {
  content: Readable
  /** The announced size; undefined without one. */
  declaredBytes: number | undefined
  purpose: UploadPurpose
}

export interface ReceivedFile {
  type: PictureType
  sha256: Buffer
}

const wrongType = () => fail('media.wrong_type', { types: PICTURE_TYPES.join(', ') })

/** Writes a file to `path` as it arrives, and refuses it as soon as it is too large or turns out not to be a picture. */
export async function receive({ content, declaredBytes, purpose }: Upload, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let type: PictureType | undefined
  const tooLarge = () => fail('media.too_large', { limit: limitText(purpose) })
  await receiveFile({ content, declaredBytes, limit: UPLOAD_RULES[purpose].limit, tooLarge }, path, (chunk) => {
    if (!type) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
      type = pictureType(head)
      if (!type && head.length >= HEAD_BYTES) throw wrongType()
    }
    hash.update(chunk)
  })
  if (head.length === 0) throw fail('media.empty')
  if (!type) throw wrongType()
  return { type, sha256: hash.digest() }
}
