import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { FILE_STATUS, type UploadPurpose } from '@sands/rules/upload'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { files } from './media.tables.ts'

const { grams: _, ...columns } = getTableColumns(files)
/** All columns except the ones for searching. */
export const fileColumns = columns
export type FileRow = Omit<typeof files.$inferSelect, 'grams'>

/** The same content for the same purpose is stored once per person. */
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
          isNull(files.earlierOf),
        ),
      )
      .limit(1)
      .then(first),

  /** Marks the file as new, so that the cleanup keeps it. Undefined when it was deleted meanwhile. */
  cameAgain: (db: Db, { id }: Pick<FileRow, 'id'>, { inLibrary, now }: { inLibrary: boolean; now: Date }) =>
    db
      .update(files)
      .set({ updatedAt: now, ...(inLibrary ? { inLibrary } : {}) })
      .where(eq(files.id, id))
      .returning(fileColumns)
      .then(first),

  /** A lock until the transaction ends: two uploads of the same file run one after the other. */
  takeTurn: (tx: Tx, { ownerId, sha256 }: SameFile) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${ownerId} ${sha256.toString('hex')}`}, 0))`),

  byKey: (db: Db, ownerId: UserId, key: string) =>
    db
      .select(fileColumns)
      .from(files)
      .where(and(eq(files.ownerId, ownerId), eq(files.key, key)))
      .then(first),

  /**
   * Puts the file back into the waiting state. False when it has not failed,
   * or another request was first: then a job exists already.
   */
  queue: (tx: Tx, id: FileId, now: Date): Promise<boolean> =>
    tx
      .update(files)
      .set({ status: FILE_STATUS.queued, progress: 0, failReason: null, updatedAt: now })
      .where(and(eq(files.id, id), eq(files.status, FILE_STATUS.failed)))
      .returning({ id: files.id })
      .then((rows) => rows.length > 0),

  /** For signed addresses, which carry their own permission. */
  byId: (db: Db, id: FileId) => db.select(fileColumns).from(files).where(eq(files.id, id)).then(first),

  /** For domains that store ids of their college's files. */
  byIds: (db: Db, ids: readonly FileId[]) => db.select(fileColumns).from(files).where(isOneOf(ids)),

  /** Locks the row so that nobody deletes it before the transaction ends. */
  hold: (tx: Tx, id: FileId) => tx.select(fileColumns).from(files).where(eq(files.id, id)).for('key share').then(first),

  takeIntoLibrary: (tx: Tx, id: FileId) => tx.update(files).set({ inLibrary: true }).where(eq(files.id, id)),

  ofCollege: (db: Db, collegeId: CollegeId, ids: readonly FileId[]) =>
    db
      .select(fileColumns)
      .from(files)
      .where(and(eq(files.collegeId, collegeId), isOneOf(ids))),
}
