import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { FILE_STATUS, type UploadPurpose } from '@sands/rules/upload'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { files } from './media.tables.ts'

const { grams: _, ...columns } = getTableColumns(files)
/** All of a row but what it is found by. */
export const fileColumns = columns
export type FileRow = Omit<typeof files.$inferSelect, 'grams'>

/** The same content for the same purpose is stored once for a person. */
export interface SameFile {
  collegeId: CollegeId
  ownerId: UserId
  purpose: UploadPurpose
  sha256: Buffer
}

const first = <Row>([row]: Row[]): Row | undefined => row
const isOneOf = (ids: readonly FileId[]) => sql`${files.id} = any(${sql.param([...ids])}::bigint[])`

export const mediaRepo = {
  add: async (db: Db, row: typeof files.$inferInsert): Promise<FileRow> => {
    const [added] = await db.insert(files).values(row).returning(fileColumns)
    if (!added) throw new Error('the file was not stored')
    return added
  },

  same: (db: Db, { collegeId, ownerId, purpose, sha256 }: SameFile) =>
    db
      .select(fileColumns)
      .from(files)
      .where(
        and(
          eq(files.ownerId, ownerId),
          eq(files.sha256, sha256),
          eq(files.collegeId, collegeId),
          eq(files.purpose, purpose),
        ),
      )
      .limit(1)
      .then(first),

  /** It counts as new for whoever tidies up. Undefined when it has gone meanwhile. */
  cameAgain: (db: Db, { id }: Pick<FileRow, 'id'>, { inLibrary, now }: { inLibrary: boolean; now: Date }) =>
    db
      .update(files)
      .set({ updatedAt: now, ...(inLibrary ? { inLibrary } : {}) })
      .where(eq(files.id, id))
      .returning(fileColumns)
      .then(first),

  /** Holds until the transaction ends: two uploads of one file take turns. */
  takeTurn: (tx: Tx, { ownerId, sha256 }: SameFile) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${ownerId} ${sha256.toString('hex')}`}, 0))`),

  byKey: (db: Db, ownerId: UserId, key: string) =>
    db
      .select(fileColumns)
      .from(files)
      .where(and(eq(files.ownerId, ownerId), eq(files.key, key)))
      .then(first),

  /** It waits for its job once more. False when it has not failed, or somebody else was quicker: then it has a job. */
  queue: (tx: Tx, id: FileId, now: Date): Promise<boolean> =>
    tx
      .update(files)
      .set({ status: FILE_STATUS.queued, progress: 0, failReason: null, updatedAt: now })
      .where(and(eq(files.id, id), eq(files.status, FILE_STATUS.failed)))
      .returning({ id: files.id })
      .then((rows) => rows.length > 0),

  /** For addresses that carry their own permission. */
  byId: (db: Db, id: FileId) => db.select(fileColumns).from(files).where(eq(files.id, id)).then(first),

  /** For domains that keep ids of their own college's files. */
  byIds: (db: Db, ids: readonly FileId[]) => db.select(fileColumns).from(files).where(isOneOf(ids)),

  /** Nobody deletes it before the transaction ends. */
  hold: (tx: Tx, id: FileId) => tx.select(fileColumns).from(files).where(eq(files.id, id)).for('key share').then(first),

  takeIntoLibrary: (tx: Tx, id: FileId) => tx.update(files).set({ inLibrary: true }).where(eq(files.id, id)),

  ofCollege: (db: Db, collegeId: CollegeId, ids: readonly FileId[]) =>
    db
      .select(fileColumns)
      .from(files)
      .where(and(eq(files.collegeId, collegeId), isOneOf(ids))),
}
