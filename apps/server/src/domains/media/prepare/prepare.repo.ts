import type { FileId } from '@sands/contract/kernel/schema'
import { type FailReason, FILE_STATUS } from '@sands/rules/upload'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type FileRow, fileColumns } from '../media.repo.ts'
import { files, fileTexts, type MadeMedia, type Variant } from '../media.tables.ts'

const { queued, running, ready, failed } = FILE_STATUS
const first = <Row>([row]: Row[]): Row | undefined => row
const inWork = (id: FileId) => and(eq(files.id, id), eq(files.status, running))

export type PreparedRow = Partial<
  Pick<FileRow, 'width' | 'height' | 'placeholder' | 'duration' | 'pages' | 'made'> & { variants: Variant[] }
>

/** The version stays what it is: somebody who edits the name meanwhile has missed nothing. */
export const prepareRepo = {
  /** Undefined when there is nothing to do: it is gone, or ready. */
  begin: (db: Db, id: FileId, now: Date) =>
    db
      .update(files)
      .set({ status: running, progress: 0, failReason: null, updatedAt: now })
      .where(and(eq(files.id, id), ne(files.status, ready)))
      .returning(fileColumns)
      .then(first),

  progress: (db: Db, id: FileId, progress: number) => db.update(files).set({ progress }).where(inWork(id)),

  /** Before anything is stored: whoever finds the row later knows what there may be. False when the row went away. */
  announce: async (db: Db, id: FileId, { variants, made }: { variants: Variant[]; made: MadeMedia | null }) =>
    (await db.update(files).set({ variants, made }).where(inWork(id)).returning({ id: files.id })).length > 0,

  /** False when the row went away. */
  finish: async (tx: Tx, id: FileId, { now, text, ...row }: PreparedRow & { now: Date; text: string | undefined }) => {
    const done = await tx
      .update(files)
      .set({ ...row, status: ready, progress: 100, updatedAt: now })
      .where(inWork(id))
      .returning({ id: files.id })
    if (done.length === 0) return false
    await tx.delete(fileTexts).where(eq(fileTexts.fileId, id))
    if (text) await tx.insert(fileTexts).values({ fileId: id, text })
    return true
  },

  fail: (db: Db, id: FileId, { reason, now }: { reason: FailReason; now: Date }) =>
    db.update(files).set({ status: failed, failReason: reason, updatedAt: now }).where(inWork(id)),

  backToQueue: (tx: Tx, id: FileId) => tx.update(files).set({ status: queued, progress: 0 }).where(inWork(id)),

  /** What lay in the store besides the original is gone. */
  forgetMade: (db: Db, id: FileId) =>
    db
      .update(files)
      .set({
        made: null,
        variants: sql`(select coalesce(jsonb_agg(variant), '[]') from jsonb_array_elements(${files.variants}) variant
          where variant ->> 'name' = 'original')`,
      })
      .where(eq(files.id, id)),
}
