import { randomBytes } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BatchId } from '@sands/contract/kernel/schema'
import { DEFAULT_LANGUAGE, toLanguage } from '@sands/rules/language'
import { AppError } from '../../kernel/errors.ts'
import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Batches, BatchKind, BatchOutcome, BatchWork } from './batch.kind.ts'
import { storedReason } from './batch.present.ts'
import { type BatchRow, batchRepo } from './batch.repo.ts'

/** Often enough for a moving progress bar, seldom enough to cause no load. */
const TELL_MS = 500
const MAX_PROBLEMS = 100
export const BATCH_JOB = 'ops.batch'

class Cancelled extends Error {}

export interface BatchManagement extends Batches {
  /** The job that runs all kinds of batches. */
  job: JobKind<{ batchId: BatchId }>
  isGuarded(kind: string): boolean
}

export const batchFolder = (dataDir: string): string => join(dataDir, 'batches')

export function createBatches({ config, clock, database, jobs, log, store }: Kernel): BatchManagement {
  const kinds = new Map<string, BatchKind<object>>()
  const db = database.primary

  function progressOf(id: BatchId): { step: BatchWork<object>['step']; done(): number } {
    let toldAt = Number.NEGATIVE_INFINITY
    let toldTotal: number | undefined
    let latest = 0
    const step: BatchWork<object>['step'] = async (done, total) => {
      latest = done
      const now = performance.now()
      if (now - toldAt < TELL_MS && total === toldTotal) return
      toldAt = now
      toldTotal = total
      if (!(await batchRepo.progress(db, id, { done, total }))) throw new Cancelled()
    }
    return { step, done: () => latest }
  }

  async function keepFile(id: BatchId, file: NonNullable<BatchOutcome['file']>) {
    const fileKey = `batches/${randomBytes(16).toString('hex')}/file`
    if (!(await batchRepo.keepKey(db, id, fileKey))) throw new Cancelled()
    const { size } = await stat(file.path)
    await store.put(fileKey, file)
    return { fileName: file.name, fileType: file.contentType, fileBytes: size }
  }

  async function work(row: BatchRow, kind: BatchKind<object>, folder: string): Promise<void> {
    const { id, collegeId, ownerId, starter, total } = row
    const { name, ip, userAgent, language, timeZone } = starter
    const { step, done } = progressOf(id)
    const { counts, problems, notes, file } = await kind.run({
      id,
      input: row.input as object,
      actor: { userId: ownerId, name, collegeId, ip, userAgent },
      language: toLanguage(language) ?? DEFAULT_LANGUAGE,
      timeZone,
      folder,
      step,
    })
    const stored = file ? await keepFile(id, file) : {}
    const ended = await batchRepo.finish(db, id, {
      ...stored,
      state: 'done',
      done: done(),
      counts,
      problems: [...(problems ?? [])].slice(0, MAX_PROBLEMS),
      notes: [...(notes ?? [])].slice(0, MAX_PROBLEMS),
      finishedAt: clock.now(),
    })
    if (!ended) throw new Cancelled()
    log.info({ batch: id, kind: kind.name, counts, total }, 'batch done')
  }

  /** Deletes a stored result that nobody will get. */
  async function dropFile(row: Pick<BatchRow, 'id' | 'fileKey'> | undefined): Promise<void> {
    if (!row?.fileKey) return
    await store.remove([row.fileKey])
    await batchRepo.forgetKey(db, row.id)
  }

  async function failed(id: BatchId, error: unknown, last: boolean): Promise<void> {
    if (error instanceof Cancelled) {
      log.info({ batch: id }, 'batch cancelled')
      const row = await batchRepo.byId(db, id)
      // Another run has finished the batch meanwhile, because this one was believed dead: that result stays.
      return row?.state === 'cancelled' ? dropFile(row) : undefined
    }
    // An error of the contract would be the same in the next try.
    const known = error instanceof AppError
    if (!known) log.error({ batch: id, err: error }, 'batch failed')
    if (known || last)
      await batchRepo.finish(db, id, { state: 'failed', reason: storedReason(error, id), finishedAt: clock.now() })
    if (!known) throw error
  }

  const job = jobKind<{ batchId: BatchId }>({
    name: BATCH_JOB,
    retries: 3,
    limitSeconds: 4 * 3600,
    silenceSeconds: 30,
    atOnce: 2,
    async run({ batchId }, attempt) {
      const row = await batchRepo.begin(db, batchId)
      if (!row) return
      const folder = join(batchFolder(config.dataDir), batchId)
      try {
        const kind = kinds.get(row.kind)
        if (!kind) throw new Error(`there is no batch kind ${row.kind}`)
        // Left behind by an unfinished try.
        await dropFile(row)
        await rm(folder, { recursive: true, force: true })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await work(row, kind, folder)
      } catch (error) {
        await failed(batchId, error, attempt?.last ?? false)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  })

  return {
    job,
    isGuarded: (kind) => kinds.get(kind)?.isGuarded === true,

    add(kind) {
      if (kinds.has(kind.name)) throw new Error(`two batch kinds are called ${kind.name}`)
      kinds.set(kind.name, kind as BatchKind<object>)
    },

    async start(tx, viewer, kind, input) {
      const { collegeId, userId, name, ip, userAgent, language, timeZone } = viewer
      const batchId = await batchRepo.add(tx, {
        kind: kind.name,
        collegeId,
        ownerId: userId,
        starter: { name, ip, userAgent, language, timeZone },
        input,
        createdAt: clock.now(),
      })
      await jobs.enqueue(tx, job, { batchId })
      return batchId
    },
  }
}
