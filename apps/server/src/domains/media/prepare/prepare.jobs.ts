import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileId, UserId } from '@sands/contract/kernel/schema'
import type { FailReason, FileKind } from '@sands/rules/upload'
import type { Tx } from '../../../kernel/database/database.ts'
import { type JobAttempt, type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { FileRow } from '../media.repo.ts'
import { isFull } from '../picture/picture-problem.codec.ts'
import { type Claim, claimOf } from './claim.service.ts'
import { checkDiskSpace } from './disk-space.service.ts'
import { prepareRepo } from './prepare.repo.ts'
import { type Prepared, PrepareProblem, type Preparer } from './preparer.kind.ts'
import { removeMade, removeUnwanted, storePrepared } from './store-prepared.service.ts'
import { Unwanted, type Watch, watchWork } from './watch.ts'
import { inWorkFolder, removeWorkFolders } from './work-folder.service.ts'

const RETRIES = 4
/** Slightly less than a day, which is the longest the queue allows. */
const LIMIT_S = 23 * 3600
const SILENCE_S = 20
/** When this server stops, the delay keeps it from taking the job again itself. */
const AGAIN_MS = 5000

/** The key allows deleting the stored objects when the row was deleted. */
type FilePayload = { fileId: FileId; key?: string; ownerId?: UserId }
type Waiting = Pick<FileRow, 'id' | 'kind' | 'key' | 'ownerId'>
/** For work outside the queue, which no other attempt can take. */
const ALONE: JobAttempt = { last: false, holds: () => Promise.resolve(true) }

export interface PrepareJobs {
  /** One queue for media and one for documents: a document does not wait an hour behind a film. */
  kinds: readonly JobKind<FilePayload>[]
  /** Runs in the transaction that puts the file into the waiting state. */
  enqueue(tx: Tx, file: Waiting, at?: Date): Promise<void>
  run: JobKind<FilePayload>['run']
  /** Aborts the work in progress; it starts again on the next server. */
  stop(): void
}

export type Preparers = Readonly<Partial<Record<FileKind, Preparer>>>

/** Why the last try failed. */
const reasonOf = (error: unknown): FailReason => (isFull(error) ? 'no_space' : 'crashed')

/** Prepares files for showing, one of each queue at a time. */
export function prepareFiles(kernel: Kernel, parts: Preparers): PrepareJobs {
  const { config, clock, database, jobs, log, store, workshop } = kernel
  const db = database.primary
  const stopping = new AbortController()

  async function make(row: FileRow, folder: string, { progress, signal }: Watch): Promise<Prepared> {
    const part = parts[row.kind]
    if (!part) throw new PrepareProblem('no_converter')
    const path = join(folder, 'original')
    const room = join(folder, 'made')
    await mkdir(room, { recursive: true, mode: 0o700 })
    await checkDiskSpace(folder, row.bytes)
    if (!(await store.copyTo(`${row.key}/original`, path))) throw new PrepareProblem('unreadable')
    signal.throwIfAborted()
    const trim = row.trimEnd === null ? [] : [row.trimStart, row.trimEnd]
    const kind = [row.kind, row.contentType, config.ffmpegPath, config.libreOffice?.program, ...trim].join(' ')
    return workshop.make({ kind, path, folder: room }, () =>
      part.prepare({ row, path, folder: room, progress, signal }),
    )
  }

  async function prepare(row: FileRow, claim: Claim, watch: Watch): Promise<void> {
    await removeMade({ claim, store }, row)
    await inWorkFolder(config.dataDir, row.id, async (folder) => {
      const prepared = await make(row, folder, watch)
      const { signal } = watch
      await storePrepared({ claim, store, clock }, row, { prepared, folder: join(folder, 'made'), signal })
    })
    log.info({ file: row.id, kind: row.kind }, 'file prepared')
  }

  async function failed(row: FileRow, error: unknown, { claim, last }: { claim: Claim; last: boolean }): Promise<void> {
    if (error instanceof Unwanted) {
      log.info({ file: row.id }, 'a file that is no longer needed is not prepared')
      return removeUnwanted({ db, store }, row.key)
    }
    if (stopping.signal.aborted) {
      const at = new Date(clock.now().getTime() + AGAIN_MS)
      return claim.write(async (tx) => {
        await prepareRepo.backToQueue(tx, row)
        await enqueue(tx, row, at)
      })
    }
    const known = error instanceof PrepareProblem
    if (known) log.info({ file: row.id, reason: error.reason }, 'a file cannot be prepared')
    else log.error({ file: row.id, err: error }, 'preparing a file failed')
    const reason = known ? error.reason : reasonOf(error)
    if (known || last) await claim.write((tx) => prepareRepo.fail(tx, row, { reason, now: clock.now() }))
    if (!known) throw error
  }

  async function run({ fileId, key }: FilePayload, attempt: JobAttempt = ALONE): Promise<void> {
    stopping.signal.throwIfAborted()
    const claim = claimOf(database, attempt)
    const row = await claim.write((tx) => prepareRepo.begin(tx, fileId, clock.now()))
    if (!row) {
      await removeWorkFolders(config.dataDir, fileId)
      if (key) await removeUnwanted({ db, store }, key)
      return
    }
    const watch = watchWork({
      tell: (percent) => claim.write((tx) => prepareRepo.progress(tx, row, percent)),
      look: () => claim.write((tx) => prepareRepo.isWanted(tx, row)),
      stopping: stopping.signal,
    })
    try {
      await prepare(row, claim, watch)
    } catch (error) {
      // An attempt that has lost the file does not report its failure.
      const lost = await claim.expect().catch((problem: unknown) => (problem instanceof Unwanted ? problem : undefined))
      await failed(row, lost ?? watch.signal.reason ?? error, { claim, last: attempt.last })
    } finally {
      watch.end()
    }
  }

  const queue = (name: string) =>
    jobKind<FilePayload>({
      name,
      retries: RETRIES,
      limitSeconds: LIMIT_S,
      silenceSeconds: SILENCE_S,
      ownerOf: ({ ownerId }) => ownerId,
      run,
    })
  const playables = queue('media.prepare')
  const documents = queue('media.prepare-document')

  function enqueue(tx: Tx, { id, kind, key, ownerId }: Waiting, at?: Date): Promise<void> {
    return jobs.enqueue(tx, kind === 'document' ? documents : playables, { fileId: id, key, ownerId }, at)
  }

  return { kinds: [playables, documents], enqueue, run, stop: () => stopping.abort() }
}
