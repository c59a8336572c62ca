import type { FileId } from '@sands/contract/kernel/schema'
import { type FailReason, FILE_STATUS } from '@sands/rules/upload'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type FileRow, fileColumns } from '../media.repo.ts'
import { files, fileTexts, type MadeMedia, type Variant } from '../media.tables.ts'

const { queued, running, ready, failed } = FILE_STATUS
const first = <Row>([row]: Row[]): Row | undefined => row
/** A file with the content that is being prepared. */
type Work = Pick<FileRow, 'id' | 'key' | 'trimStart' | 'trimEnd'>
/** Replaced content has another key, and a video that was trimmed meanwhile has another part. */
const inWork = ({ id, key, trimStart, trimEnd }: Work) =>
  and(
    eq(files.id, id),
    eq(files.key, key),
    eq(files.status, running),
    sql`${files.trimStart} is not distinct from ${trimStart}::real`,
    sql`${files.trimEnd} is not distinct from ${trimEnd}::real`,
  )
const any = (rows: readonly unknown[]): boolean => rows.length > 0
const itsId = { id: files.id }

type LostFile = Pick<FileRow, 'id' | 'key' | 'kind' | 'ownerId'> & { deaths: number }

export type PreparedRow = Partial<
  Pick<FileRow, 'width' | 'height' | 'placeholder' | 'duration' | 'pages' | 'made'> & { variants: Variant[] }
>

/** Preparation does not raise the version, so that it does not conflict with an edit of the name. */
export const prepareRepo = {
  /** Undefined when there is nothing to do: the file was deleted, or is ready. */
  begin: (db: Db, id: FileId, now: Date) =>
    db
      .update(files)
      .set({ status: running, progress: 0, failReason: null, updatedAt: now })
      .where(and(eq(files.id, id), ne(files.status, ready)))
      .returning(fileColumns)
      .then(first),

  /** False when the work is no longer needed: the file was deleted or replaced. */
  isWanted: (db: Db, work: Work) => db.select(itsId).from(files).where(inWork(work)).then(any),

  /** False when the work is no longer needed. */
  progress: (db: Db, work: Work, progress: number) =>
    db.update(files).set({ progress }).where(inWork(work)).returning(itsId).then(any),

  /**
   * Stores the planned objects in the row before they are stored, so that
   * they can be deleted later. False when the row was deleted.
   */
  announce: (db: Db, work: Work, { variants, made }: { variants: Variant[]; made: MadeMedia | null }) =>
    db.update(files).set({ variants, made }).where(inWork(work)).returning(itsId).then(any),

  /** False when the row was deleted. */
  finish: async (tx: Tx, work: Work, { now, text, ...row }: PreparedRow & { now: Date; text: string | undefined }) => {
    const { id } = work
    const done = await tx
      .update(files)
      .set({ ...row, status: ready, progress: 100, updatedAt: now })
      .where(inWork(work))
      .returning(itsId)
    if (done.length === 0) return false
    await tx.delete(fileTexts).where(eq(fileTexts.fileId, id))
    if (text) await tx.insert(fileTexts).values({ fileId: id, text })
    return true
  },

  fail: (db: Db, work: Work, { reason, now }: { reason: FailReason; now: Date }) =>
    db.update(files).set({ status: failed, failReason: reason, updatedAt: now }).where(inWork(work)),

  backToQueue: (tx: Tx, work: Work) => tx.update(files).set({ status: queued, progress: 0 }).where(inWork(work)),

  /** A lock until the transaction ends. */
  takeTurn: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('media.lost', 0))`),

  /** Files that wait for a job that no longer exists, and how many jobs of each have died. */
  lost: (tx: Tx, { queues, before }: { queues: readonly string[]; before: Date }): Promise<LostFile[]> => {
    const jobsOf = sql`jobs.job j where j.name = any(${sql.param([...queues])}::text[]) and j.data ->> 'fileId' = f.id::text`
    return tx
      .execute<LostFile>(
        sql`select f.id, f.key, f.kind, f.owner_id as "ownerId", (select count(*)::int from ${jobsOf} and j.state = 'failed') as deaths
          from ${files} f where f.status in (${queued}, ${running}) and f.updated_at < ${before}
            and not exists (select from ${jobsOf} and j.state in ('created', 'retry', 'active'))
          for update of f skip locked`,
      )
      .then(({ rows }) => rows)
  },

  endLost: (tx: Tx, id: FileId, now: Date) =>
    tx.update(files).set({ status: failed, failReason: 'crashed', updatedAt: now }).where(eq(files.id, id)),

  waitAgain: (tx: Tx, id: FileId, now: Date) =>
    tx.update(files).set({ status: queued, progress: 0, updatedAt: now }).where(eq(files.id, id)),

  /** An own video of a post, locked. */
  lockVideo: (tx: Tx, { id, ownerId }: Pick<FileRow, 'id' | 'ownerId'>) =>
    tx
      .select(fileColumns)
      .from(files)
      .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.purpose, 'postVideo')))
      .for('no key update')
      .then(first),

  trim: (tx: Tx, id: FileId, { start, end, now }: { start: number | null; end: number | null; now: Date }) =>
    tx
      .update(files)
      .set({ trimStart: start, trimEnd: end, status: queued, progress: 0, failReason: null, updatedAt: now })
      .where(eq(files.id, id)),

  /** Whether any file has its content under this key. */
  hasKey: (db: Db, key: string) => db.select(itsId).from(files).where(eq(files.key, key)).limit(1).then(any),

  /**
   * Clears the list of made objects after they were deleted from the store. False when the row has other content now.
   */
  forgetMade: (db: Db, work: Work) =>
    db
      .update(files)
      .set({
        made: null,
        variants: sql`(select coalesce(jsonb_agg(variant), '[]') from jsonb_array_elements(${files.variants}) variant
          where variant ->> 'name' = 'original')`,
      })
      .where(inWork(work))
      .returning(itsId)
      .then(any),
}
