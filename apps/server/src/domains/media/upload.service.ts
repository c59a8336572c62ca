import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { limitInMb, PICTURE_TYPES, UPLOAD_LIMITS, type UploadPurpose } from '@sands/rules/upload'
import { AppError, fail } from '../../kernel/errors.ts'
import { HEAD_BYTES, type PictureType, pictureType } from './picture-type.codec.ts'

/** A line that stays silent for so long is given up. */
const SILENCE_MS = 30_000

/** Where files lie while they arrive and are worked on. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'tmp')

/** What an earlier life of the server left behind. Only before anybody else of this life is at work. */
export const clearUploads = (dataDir: string): Promise<void> =>
  rm(uploadFolder(dataDir), { recursive: true, force: true })

export interface Upload {
  content: Readable
  /** What the request says it will send; undefined when it does not. */
  declaredBytes: number | undefined
  purpose: UploadPurpose
}

export interface ReceivedFile {
  type: PictureType
  sha256: Buffer
}

const wrongType = () => fail('media.wrong_type', { types: PICTURE_TYPES.join(', ') })

/** The bytes one after the other, without ending the line when we stop early: the answer still has to go out on it. */
async function* arriving({ content, declaredBytes, purpose }: Upload): AsyncGenerator<Buffer> {
  const limit = UPLOAD_LIMITS[purpose]
  const tooLarge = () => fail('media.too_large', { limit: limitInMb(purpose) })
  if ((declaredBytes ?? 0) > limit) throw tooLarge()
  const silence = setTimeout(() => content.destroy(new Error('the line is silent')), SILENCE_MS)
  let bytes = 0
  try {
    for await (const chunk of content.iterator({ destroyOnReturn: false })) {
      silence.refresh()
      bytes += chunk.length
      if (bytes > limit) throw tooLarge()
      yield chunk
    }
  } catch (error) {
    // The other side has gone, or was too slow: nobody reads what we say now.
    throw error instanceof AppError ? error : fail('kernel.malformed')
  } finally {
    clearTimeout(silence)
  }
}

/** Writes a file to `path` as it arrives, and refuses it the moment it is seen to be too large or no picture. */
export async function receive(upload: Upload, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  const handle = await open(path, 'wx', 0o600)
  let head = Buffer.alloc(0)
  let type: PictureType | undefined
  try {
    for await (const chunk of arriving(upload)) {
      if (!type) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
        type = pictureType(head)
        if (!type && head.length >= HEAD_BYTES) throw wrongType()
      }
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
  } finally {
    await handle.close()
  }
  if (!type) throw wrongType()
  return { type, sha256: hash.digest() }
}
