import type { Readable } from 'node:stream'
import { UPLOAD_RULES } from '@sands/rules/upload'
import { AppError, fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Room } from '../disk-space.service.ts'
import { isFull } from '../picture/picture-problem.codec.ts'
import { notAsNamed } from './announce.service.ts'
import { contentTypeOf, TYPE_BYTES } from './content-type.codec.ts'
import { endingOf } from './file-name.codec.ts'
import type { Hashes } from './hashes.service.ts'
import { type WrittenPiece, writePiece } from './piece.service.ts'
import type { UploadRow } from './resumable.repo.ts'
import type { ArrivedUpload, UploadPlaces } from './upload-place.service.ts'

/** The hashing thread is notified once per this many bytes. */
const TELL_BYTES = 4 * 1024 * 1024

export interface NewPiece {
  offset: number
  /** As announced; undefined without an announcement. */
  bytes: number | undefined
  content: Readable
}

export interface Appending {
  /** Appends a piece, as far as it arrives. Returns how much is stored then. */
  append(viewer: Viewer, id: string, piece: NewPiece): Promise<ArrivedUpload>
  /** Ends all connections; the uploads continue on another server. */
  stop(): void
}

interface AppendParts {
  places: UploadPlaces
  hashes: Hashes
  /** Stops a writer that would use more space than the disk has. */
  room: Room
}

/** Errors that another try would not fix, or that would fill the disk: the upload is deleted. */
const FINAL: readonly string[] = ['media.wrong_type', 'media.other_content', 'media.no_space']

/** Refuses a wrong file by its first bytes, before the rest is sent. */
function headCheck({ purpose, bytes, name }: UploadRow) {
  return {
    bytes: Math.min(TYPE_BYTES, bytes),
    look(head: Buffer) {
      if (contentTypeOf(head, endingOf(name))?.kind !== UPLOAD_RULES[purpose].kind) throw notAsNamed(purpose, name)
    },
  }
}

export function createAppending({ places, hashes, room }: AppendParts): Appending {
  const lines = new Set<WrittenPiece>()
  let stopping = false

  function beginWriting({ row, offset }: ArrivedUpload, content: Readable): WrittenPiece {
    const path = places.pathOf(row.id)
    let told = offset
    return writePiece({
      path,
      offset,
      content,
      most: row.bytes - offset,
      onTaken: room.wrote,
      ...(offset === 0 ? { head: headCheck(row) } : {}),
      onWritten(end) {
        if (end - told < TELL_BYTES && end < row.bytes) return
        told = end
        hashes.grown(row.id, path, end)
      },
    })
  }

  async function failed(id: string, error: unknown): Promise<never> {
    const refusal = isFull(error) ? fail('media.no_space') : error
    if (refusal instanceof AppError && FINAL.includes(refusal.errorName)) await places.drop(id)
    throw refusal
  }

  return {
    append(viewer, id, { offset, bytes = 0, content }) {
      let piece: WrittenPiece | undefined
      let wanted = false
      const letGo = () => {
        wanted = true
        piece?.stop()
      }
      return places.inTurn({ viewer, id, letGo }, async (upload) => {
        if (stopping) throw fail('kernel.unavailable')
        if (wanted || upload.offset !== offset) throw fail('kernel.changed_meanwhile')
        if (offset + bytes > upload.row.bytes) throw fail('kernel.malformed')
        const row = await places.prolonged(upload.row)
        piece = beginWriting(upload, content)
        lines.add(piece)
        const whole = await piece.ended
          .catch((error: unknown) => failed(id, error))
          .finally(() => piece && lines.delete(piece))
        if (stopping) throw fail('kernel.unavailable')
        if (!whole) throw fail(wanted ? 'kernel.changed_meanwhile' : 'kernel.malformed')
        return places.arrived(row)
      })
    },

    stop() {
      stopping = true
      for (const piece of lines) piece.stop()
    },
  }
}
