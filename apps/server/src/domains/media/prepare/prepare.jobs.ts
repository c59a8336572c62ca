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
import { keepPrepared, removeMade } from './keep-prepared.service.ts'
import { prepareRepo } from './prepare.repo.ts'
import { type Prepared, PrepareProblem, type Preparer } from './preparer.kind.ts'
import { checkRoom } from './room.service.ts'

const TELL_MS = 2000
const RETRIES = 4
/** The queue holds no work for longer than a day. */
const LIMIT_S = 23 * 3600
const SILENCE_S = 20
/** When we stop, whoever takes it up should not be us. */
const AGAIN_MS = 5000

type FilePayload = { fileId: FileId }

export interface PrepareJobs {
  /** A queue for films and sounds, one for documents: nobody waits an hour for a page because somebody else has brought a film. */
  kinds: readonly JobKind<FilePayload>[]
  /** Part of the transaction that has made the row wait. */
  enqueue(tx: Tx, file: Pick<FileRow, 'id' | 'kind'>, at?: Date): Promise<void>
  run: JobKind<FilePayload>['run']
  /** Gives up what is in work; it begins anew when there is a server again. */
  stop(): void
}

export type Preparers = Readonly<Partial<Record<FileKind, Preparer>>>

/** The bar moves, the database hardly notices. */
function teller(tell: (percent: number) => Promise<unknown>): (percent: number) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let told = 0
  return (percent) => {
    const whole = Math.min(99, Math.floor(percent))
    const now = performance.now()
    if (whole <= told || now - toldAt < TELL_MS) return
    toldAt = now
    told = whole
    tell(whole).catch(() => undefined)
  }
}

/** Why the last try did not come to its end. */
const reasonOf = (error: unknown): FailReason => (isFull(error) ? 'no_space' : 'crashed')

/** Makes files ready to be shown, one of each queue at a time. */
export function prepareFiles(kernel: Kernel, parts: Preparers): PrepareJobs {
  const { config, clock, database, jobs, log, store } = kernel
  const db = database.primary
  const stopping = new AbortController()

  async function make(row: FileRow, folder: string): Promise<Prepared> {
    const part = parts[row.kind]
    if (!part) throw new PrepareProblem('no_converter')
    const path = join(folder, 'original')
    const room = join(folder, 'made')
    await mkdir(room, { recursive: true, mode: 0o700 })
    await checkRoom(folder, row.bytes)
    if (!(await store.copyTo(`${row.key}/original`, path))) throw new PrepareProblem('unreadable')
    const progress = teller((percent) => prepareRepo.progress(db, row.id, percent))
    return part.prepare({ row, path, folder: room, progress, signal: stopping.signal })
  }

  async function prepare(row: FileRow, folder: string): Promise<void> {
    await removeMade({ db, store }, row)
    await rm(folder, { recursive: true, force: true })
    const prepared = await make(row, folder)
    const kept = await keepPrepared({ database, store, clock }, row, {
      prepared,
      folder: join(folder, 'made'),
      signal: stopping.signal,
    })
    log.info({ file: row.id, kind: row.kind, kept }, 'file prepared')
  }

  async function failed(row: FileRow, error: unknown, last: boolean): Promise<void> {
    if (stopping.signal.aborted) {
      const at = new Date(clock.now().getTime() + AGAIN_MS)
      return database.transaction(async (tx) => {
        await prepareRepo.backToQueue(tx, row.id)
        await enqueue(tx, row, at)
      })
    }
    const known = error instanceof PrepareProblem
    if (known) log.info({ file: row.id, reason: error.reason }, 'a file cannot be prepared')
    else log.error({ file: row.id, err: error }, 'preparing a file failed')
    if (known || last)
      await prepareRepo.fail(db, row.id, { reason: known ? error.reason : reasonOf(error), now: clock.now() })
    if (!known) throw error
  }

  async function run({ fileId }: FilePayload, { last }: JobAttempt = { last: false }): Promise<void> {
    stopping.signal.throwIfAborted()
    const row = await prepareRepo.begin(db, fileId, clock.now())
    if (!row) return
    // The same name for every try: what one left behind, the next takes away.
    const folder = join(uploadFolder(config.dataDir), `prepare-${fileId}`)
    try {
      await prepare(row, folder)
    } catch (error) {
      await failed(row, error, last)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  const queue = (name: string) =>
    jobKind<FilePayload>({ name, retries: RETRIES, limitSeconds: LIMIT_S, silenceSeconds: SILENCE_S, run })
  const playables = queue('media.prepare')
  const documents = queue('media.prepare-document')

  function enqueue(tx: Tx, { id, kind }: Pick<FileRow, 'id' | 'kind'>, at?: Date): Promise<void> {
    return jobs.enqueue(tx, kind === 'document' ? documents : playables, { fileId: id }, at)
  }

  return { kinds: [playables, documents], enqueue, run, stop: () => stopping.abort() }
}
