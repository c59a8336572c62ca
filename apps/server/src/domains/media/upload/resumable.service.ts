import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { UPLOAD_RULES } from '@sands/rules/upload'
import { AppError, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { isFull } from '../picture-problem.codec.ts'
import type { Room } from '../room.service.ts'
import { addWithinLimits, checkAnnounced, type NewUpload, wrongType } from './announce.service.ts'
import { contentTypeOf, TYPE_BYTES } from './content-type.codec.ts'
import { endingOf } from './file-name.codec.ts'
import type { Hashes } from './hashes.service.ts'
import type { TakenFile } from './outside-source.kind.ts'
import { type WrittenPiece, writePiece } from './piece.service.ts'
import { resumableRepo, type UploadRow } from './resumable.repo.ts'
import type { Turns } from './turn.service.ts'

const HOUR_MS = 3_600_000
/** A phone may be away from the net for a day. */
const KEPT_MS = 24 * HOUR_MS
/** However slowly it goes on. */
const LONGEST_MS = 7 * KEPT_MS
/** An upload that goes on is prolonged about so often. */
const PROLONG_MS = 15 * 60_000
/** The thread that hashes is told now and then. */
const TELL_BYTES = 4 * 1024 * 1024

export interface ArrivedUpload {
  row: UploadRow
  offset: number
}

export interface NewPiece {
  offset: number
  /** As announced; undefined when it comes without. */
  bytes: number | undefined
  content: Readable
}

/** Files that come by pieces, over lines that break. Each belongs to one person, and nobody else knows of it. */
export interface ResumableService {
  begin(viewer: Viewer, upload: NewUpload): Promise<UploadRow>
  find(viewer: Viewer, id: string): Promise<ArrivedUpload>
  /** Adds a piece at the end, as far as it comes. Answers with how much is there then. */
  append(viewer: Viewer, id: string, piece: NewPiece): Promise<ArrivedUpload>
  cancel(viewer: Viewer, id: string): Promise<void>
  /** A complete upload, which nobody else touches until `done` or `leave`. */
  take(viewer: Viewer, id: string): Promise<TakenFile>
  /** The server is about to stop: lines end here and go on elsewhere. */
  stop(): void
}

export interface ResumableParts {
  turns: Turns
  hashes: Hashes
  /** Whoever would write more than the disk has is stopped. */
  room: Room
}

export const resumableFolder = (dataDir: string): string => join(dataDir, 'uploads')

export function createResumable(
  { config, clock, database }: Kernel,
  { turns, hashes, room }: ResumableParts,
): ResumableService {
  const db = database.primary
  const folder = resumableFolder(config.dataDir)
  const pathOf = (id: string) => join(folder, id)
  const lines = new Set<WrittenPiece>()
  let stopping = false

  function expiryOf(createdAt: Date): Date {
    return new Date(Math.min(clock.now().getTime() + KEPT_MS, createdAt.getTime() + LONGEST_MS))
  }

  async function rowOf(viewer: Viewer, id: string): Promise<UploadRow> {
    const row = await resumableRepo.get(db, viewer.userId, id)
    if (!row || row.expiresAt <= clock.now()) throw fail('media.gone')
    return row
  }

  /** Whoever removes an upload removes its file first: without one it is gone, whatever the row said. */
  async function arrived(row: UploadRow): Promise<ArrivedUpload> {
    try {
      return { row, offset: (await stat(pathOf(row.id))).size }
    } catch {
      throw fail('media.gone')
    }
  }

  async function drop(id: string): Promise<void> {
    await rm(pathOf(id), { force: true })
    await resumableRepo.remove(db, id)
  }

  /** Holds the turn meanwhile. Whoever does not own the upload never gets to disturb the one who does. */
  async function inTurn<T>(
    viewer: Viewer,
    id: string,
    work: (upload: ArrivedUpload) => Promise<T>,
    letGo?: () => void,
  ) {
    const row = await rowOf(viewer, id)
    const end = await turns.take(id, letGo)
    try {
      return await work(await arrived(row))
    } finally {
      end()
    }
  }

  /** Written now and then: a piece comes every few moments. */
  async function prolonged(row: UploadRow): Promise<UploadRow> {
    const expiresAt = expiryOf(row.createdAt)
    if (expiresAt.getTime() - row.expiresAt.getTime() < PROLONG_MS) return row
    await resumableRepo.prolong(db, row.id, expiresAt)
    return { ...row, expiresAt }
  }

  function beginWriting({ row, offset }: ArrivedUpload, content: Readable): WrittenPiece {
    const path = pathOf(row.id)
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
    // What it is will not change, and what does not fit must not fill the disk: nothing of it is kept.
    if (refusal instanceof AppError && ['media.wrong_type', 'media.no_space'].includes(refusal.errorName))
      await drop(id)
    throw refusal
  }

  return {
    async begin(viewer, upload) {
      checkAnnounced(upload)
      const now = clock.now()
      const row: UploadRow = {
        id: randomBytes(16).toString('hex'),
        collegeId: viewer.collegeId,
        ownerId: viewer.userId,
        purpose: upload.purpose,
        name: upload.fileName,
        bytes: upload.bytes,
        createdAt: now,
        expiresAt: expiryOf(now),
      }
      const path = pathOf(row.id)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await (await open(path, 'wx', 0o600)).close()
        await database.transaction((tx) => addWithinLimits(tx, row, { folder, storageGb: config.storageGb, now }))
        return row
      } catch (error) {
        await rm(path, { force: true })
        throw isFull(error) ? fail('media.no_space') : error
      }
    },

    find: async (viewer, id) => arrived(await rowOf(viewer, id)),

    async append(viewer, id, { offset, bytes = 0, content }) {
      let piece: WrittenPiece | undefined
      let wanted = false
      const letGo = () => {
        wanted = true
        piece?.stop()
      }
      const write = async (upload: ArrivedUpload) => {
        if (stopping) throw fail('kernel.unavailable')
        if (wanted || upload.offset !== offset) throw fail('kernel.changed_meanwhile')
        if (offset + bytes > upload.row.bytes) throw fail('kernel.malformed')
        const row = await prolonged(upload.row)
        piece = beginWriting(upload, content)
        lines.add(piece)
        const whole = await piece.ended
          .catch((error: unknown) => failed(id, error))
          .finally(() => piece && lines.delete(piece))
        if (stopping) throw fail('kernel.unavailable')
        if (!whole) throw fail(wanted ? 'kernel.changed_meanwhile' : 'kernel.malformed')
        return arrived(row)
      }
      return inTurn(viewer, id, write, letGo)
    },

    cancel: (viewer, id) => inTurn(viewer, id, () => drop(id)),

    async take(viewer, id) {
      const row = await rowOf(viewer, id)
      const end = await turns.take(id)
      try {
        const { offset } = await arrived(row)
        if (offset !== row.bytes) throw fail('media.upload_unfinished')
        // Whatever is made of it takes less than an hour.
        await resumableRepo.prolong(
          db,
          id,
          new Date(Math.max(row.expiresAt.getTime(), clock.now().getTime() + HOUR_MS)),
        )
        return { path: pathOf(id), bytes: row.bytes, done: () => drop(id).finally(end), leave: async () => end() }
      } catch (error) {
        end()
        throw error
      }
    },

    stop() {
      stopping = true
      for (const piece of lines) piece.stop()
    },
  }
}

/** Nobody has to send two gigabytes to be told that they are the wrong ones. */
function headCheck({ purpose, bytes, name }: UploadRow) {
  return {
    bytes: Math.min(TYPE_BYTES, bytes),
    look(head: Buffer) {
      if (contentTypeOf(head, endingOf(name))?.kind !== UPLOAD_RULES[purpose].kind) throw wrongType(purpose)
    },
  }
}
