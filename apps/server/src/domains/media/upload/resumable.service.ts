import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { limitInMb, UPLOAD_RULES, type UploadPurpose } from '@sands/rules/upload'
import { AppError, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { isFull } from '../picture-problem.codec.ts'
import { contentTypeOf, TYPE_BYTES } from './content-type.codec.ts'
import { resumableRepo, type UploadRow } from './resumable.repo.ts'

const HOUR_MS = 3_600_000
/** A phone may be away from the net for a day. */
const KEPT_MS = 24 * HOUR_MS
const MOST_ARRIVING = 100
const GB = 1024 ** 3
/** A line that stays silent for so long is given up; what has arrived stays. */
const SILENCE_MS = 30_000

export interface NewUpload {
  bytes: number
  purpose: UploadPurpose
  fileName: string
}

export interface ArrivedUpload {
  row: UploadRow
  offset: number
}

/** Files that come by pieces, over lines that break. Each belongs to one person, and nobody else knows of it. */
export interface ResumableService {
  begin(viewer: Viewer, upload: NewUpload): Promise<UploadRow>
  find(viewer: Viewer, id: string): Promise<ArrivedUpload>
  /** Adds a piece at the end, as far as it comes. Answers with how much is there then. */
  append(viewer: Viewer, id: string, piece: { offset: number; content: Readable }): Promise<ArrivedUpload>
  cancel(viewer: Viewer, id: string): Promise<void>
  /** Where a complete upload lies. Whoever has made a file of it calls `done`. */
  complete(viewer: Viewer, id: string): Promise<{ row: UploadRow; path: string; done(): Promise<void> }>
  /** Gives up what nobody has gone on with. */
  sweep(): Promise<number>
}

export const resumableFolder = (dataDir: string): string => join(dataDir, 'uploads')

const wrongType = (purpose: UploadPurpose) =>
  fail('media.wrong_type', { types: UPLOAD_RULES[purpose].types.join(', ') })

/** Looks at the first bytes of a file as they pass, and refuses them before more come. */
async function* checkedHead(
  content: AsyncIterable<Buffer>,
  purpose: UploadPurpose,
  bytes: number,
): AsyncGenerator<Buffer> {
  const needed = Math.min(TYPE_BYTES, bytes)
  let head = Buffer.alloc(0)
  let checked = false
  for await (const chunk of content) {
    if (checked) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < needed) continue
    if (contentTypeOf(head.subarray(0, TYPE_BYTES))?.kind !== UPLOAD_RULES[purpose].kind) throw wrongType(purpose)
    checked = true
    yield head
  }
  // Cut off within the first bytes: they come once more.
}

/** No more than was announced, and not for ever. */
async function* bounded(content: Readable, most: number): AsyncGenerator<Buffer> {
  const silence = setTimeout(() => content.destroy(new Error('the line is silent')), SILENCE_MS)
  let bytes = 0
  try {
    for await (const chunk of content.iterator({ destroyOnReturn: false })) {
      silence.refresh()
      bytes += chunk.length
      if (bytes > most) throw fail('kernel.malformed')
      yield chunk
    }
  } finally {
    clearTimeout(silence)
  }
}

export function createResumable({ config, clock, database }: Kernel): ResumableService {
  const db = database.primary
  const folder = resumableFolder(config.dataDir)
  const pathOf = (id: string) => join(folder, id)
  /** Of this process: a second line for the same upload takes over from the first, which is usually dead. */
  const lines = new Map<string, { content: Readable; ended: Promise<unknown> }>()

  const sizeOf = (id: string): Promise<number> => stat(pathOf(id)).then(({ size }) => size)
  const expiry = () => new Date(clock.now().getTime() + KEPT_MS)

  async function find(viewer: Viewer, id: string): Promise<ArrivedUpload> {
    const row = await resumableRepo.get(db, viewer.userId, id)
    if (!row || row.expiresAt <= clock.now()) throw fail('media.gone')
    try {
      return { row, offset: await sizeOf(id) }
    } catch {
      throw fail('media.gone')
    }
  }

  async function drop(id: string): Promise<void> {
    await rm(pathOf(id), { force: true })
    await resumableRepo.remove(db, id)
  }

  async function takeOver(id: string): Promise<void> {
    const line = lines.get(id)
    if (!line) return
    line.content.destroy(new Error('another line goes on with this'))
    await line.ended.catch(() => undefined)
  }

  async function write(row: UploadRow, offset: number, content: Readable): Promise<void> {
    const rest = bounded(content, row.bytes - offset)
    const pieces = offset === 0 ? checkedHead(rest, row.purpose, row.bytes) : rest
    const handle = await open(pathOf(row.id), 'r+')
    try {
      let at = offset
      for await (const chunk of pieces) {
        await handle.write(chunk, 0, chunk.length, at)
        at += chunk.length
      }
    } finally {
      await handle.close()
    }
  }

  return {
    async begin(viewer, { bytes, purpose, fileName }) {
      const { limit, kind, types } = UPLOAD_RULES[purpose]
      if (bytes > limit) throw fail('media.too_large', { limit: limitInMb(purpose) })
      const ending = fileName.split('.').at(-1)?.toLowerCase() ?? ''
      if (kind !== 'image' && !types.includes(ending)) throw wrongType(purpose)
      if ((await resumableRepo.arriving(db, viewer.userId, clock.now())) >= MOST_ARRIVING) throw fail('media.busy')
      if (config.storageGb > 0 && (await resumableRepo.total(db)) + bytes > config.storageGb * GB)
        throw fail('media.quota_used', { limit: config.storageGb })
      const row: UploadRow = {
        id: randomBytes(16).toString('hex'),
        collegeId: viewer.collegeId,
        ownerId: viewer.userId,
        purpose,
        name: fileName,
        bytes,
        createdAt: clock.now(),
        expiresAt: expiry(),
      }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await (await open(pathOf(row.id), 'wx', 0o600)).close()
      await resumableRepo.add(db, row)
      return row
    },

    find,

    async append(viewer, id, { offset, content }) {
      await takeOver(id)
      const upload = await find(viewer, id)
      if (upload.offset !== offset) throw fail('kernel.changed_meanwhile')
      const ended = write(upload.row, offset, content)
      lines.set(id, { content, ended })
      try {
        await ended
      } catch (error) {
        if (isFull(error)) throw fail('media.no_space')
        if (error instanceof AppError) {
          // What it is will not change: nothing of it is kept.
          if (error.errorName === 'media.wrong_type') await drop(id)
          throw error
        }
        // The line broke. What arrived is there; nobody reads what we say now.
        throw fail('kernel.malformed')
      } finally {
        if (lines.get(id)?.content === content) lines.delete(id)
      }
      await resumableRepo.prolong(db, id, expiry())
      return find(viewer, id)
    },

    async cancel(viewer, id) {
      await takeOver(id)
      await find(viewer, id)
      await drop(id)
    },

    async complete(viewer, id) {
      const { row, offset } = await find(viewer, id)
      if (offset !== row.bytes) throw fail('media.upload_unfinished')
      return { row, path: pathOf(id), done: () => drop(id) }
    },

    async sweep() {
      const expired = await resumableRepo.expired(db, clock.now(), 1000)
      for (const { id } of expired) await drop(id)
      return expired.length
    },
  }
}
