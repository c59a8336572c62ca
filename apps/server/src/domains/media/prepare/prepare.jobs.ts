import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileId } from '@sands/contract/kernel/schema'
import type { FailReason, FileKind } from '@sands/rules/upload'
import type { Tx } from '../../../kernel/database/database.ts'
import { type JobAttempt, type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { FileRow } from '../media.repo.ts'
import { isFull } from '../picture-problem.codec.ts'
import { uploadFolder } from '../upload.service.ts'
import { keepPrepared, removeMade, removeUnwanted } from './keep-prepared.service.ts'
import { prepareRepo } from './prepare.repo.ts'
import { type Prepared, PrepareProblem, type Preparer } from './preparer.kind.ts'
import { checkRoom } from './room.service.ts'
import { Unwanted, type Watch, watchWork } from './watch.service.ts'

const RETRIES = 4
/** The queue holds no work for longer than a day. */
const LIMIT_S = 23 * 3600
const SILENCE_S = 20
/** When we stop, whoever takes it up should not be us. */
const AGAIN_MS = 5000

/** With the key, what was stored can be taken away when the row has gone. */
type FilePayload = { fileId: FileId; key?: string }
type Waiting = Pick<FileRow, 'id' | 'kind' | 'key'>

export interface PrepareJobs {
  /** A queue for films and sounds, one for documents: nobody waits an hour for a page because somebody else has brought a film. */
  kinds: readonly JobKind<FilePayload>[]
  /** Part of the transaction that has made the row wait. */
  enqueue(tx: Tx, file: Waiting, at?: Date): Promise<void>
  run: JobKind<FilePayload>['run']
  /** Gives up what is in work; it begins anew when there is a server again. */
  stop(): void
}

export type Preparers = Readonly<Partial<Record<FileKind, Preparer>>>

/** Why the last try did not come to its end. */
const reasonOf = (error: unknown): FailReason => (isFull(error) ? 'no_space' : 'crashed')

/** Makes files ready to be shown, one of each queue at a time. */
export function prepareFiles(kernel: Kernel, parts: Preparers): PrepareJobs {
  const { config, clock, database, jobs, log, store } = kernel
  const db = database.primary
  const stopping = new AbortController()

  async function make(row: FileRow, folder: string, { progress, signal }: Watch): Promise<Prepared> {
    const part = parts[row.kind]
    if (!part) throw new PrepareProblem('no_converter')
    const path = join(folder, 'original')
    const room = join(folder, 'made')
    await mkdir(room, { recursive: true, mode: 0o700 })
    await checkRoom(folder, row.bytes)
    if (!(await store.copyTo(`${row.key}/original`, path))) throw new PrepareProblem('unreadable')
    signal.throwIfAborted()
    return part.prepare({ row, path, folder: room, progress, signal })
  }

  async function prepare(row: FileRow, folder: string, watch: Watch): Promise<void> {
    await removeMade({ db, store }, row)
    await rm(folder, { recursive: true, force: true })
    const prepared = await make(row, folder, watch)
    await keepPrepared({ database, store, clock }, row, {
      prepared,
      folder: join(folder, 'made'),
      signal: watch.signal,
    })
    log.info({ file: row.id, kind: row.kind }, 'file prepared')
  }

  async function failed(row: FileRow, error: unknown, last: boolean): Promise<void> {
    if (error instanceof Unwanted) {
      log.info({ file: row.id }, 'a file that nobody waits for any more is not prepared')
      return removeUnwanted({ db, store }, row.key)
    }
    if (stopping.signal.aborted) {
      const at = new Date(clock.now().getTime() + AGAIN_MS)
      return database.transaction(async (tx) => {
        await prepareRepo.backToQueue(tx, row)
        await enqueue(tx, row, at)
      })
    }
    const known = error instanceof PrepareProblem
    if (known) log.info({ file: row.id, reason: error.reason }, 'a file cannot be prepared')
    else log.error({ file: row.id, err: error }, 'preparing a file failed')
    if (known || last)
      await prepareRepo.fail(db, row, { reason: known ? error.reason : reasonOf(error), now: clock.now() })
    if (!known) throw error
  }

  async function run({ fileId, key }: FilePayload, { last }: JobAttempt = { last: false }): Promise<void> {
    stopping.signal.throwIfAborted()
    // The same name for every try: what one left behind, the next takes away.
    const folder = join(uploadFolder(config.dataDir), `prepare-${fileId}`)
    const leave = () => rm(folder, { recursive: true, force: true })
    const row = await prepareRepo.begin(db, fileId, clock.now())
    if (!row) {
      await leave()
      if (key) await removeUnwanted({ db, store }, key)
      return
    }
    const watch = watchWork({
      tell: (percent) => prepareRepo.progress(db, row, percent),
      look: () => prepareRepo.isWanted(db, row),
      stopping: stopping.signal,
    })
    try {
      await prepare(row, folder, watch)
      await leave()
    } catch (error) {
      // Before anybody hears of it: whoever tries again works in the same folder.
      await leave()
      await failed(row, watch.signal.reason ?? error, last)
    } finally {
      watch.end()
    }
  }

  const queue = (name: string) =>
    jobKind<FilePayload>({ name, retries: RETRIES, limitSeconds: LIMIT_S, silenceSeconds: SILENCE_S, run })
  const playables = queue('media.prepare')
  const documents = queue('media.prepare-document')

  function enqueue(tx: Tx, { id, kind, key }: Waiting, at?: Date): Promise<void> {
    return jobs.enqueue(tx, kind === 'document' ? documents : playables, { fileId: id, key }, at)
  }

  return { kinds: [playables, documents], enqueue, run, stop: () => stopping.abort() }
}
