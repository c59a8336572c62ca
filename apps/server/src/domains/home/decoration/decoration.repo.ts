import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import { MOST_SHOWN } from '@sands/rules/decoration'
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { colleges, users } from '../../org/index.ts'
import { adverts, decorationFiles, decorations, notices } from '../home.tables.ts'

export type DecorationId = Id<'decoration'>
export type DecorationRow = typeof decorations.$inferSelect
type NewDecoration = Omit<typeof decorations.$inferInsert, 'version'>
export type NamedDecoration = DecorationRow & { updatedByName: string | null }

const named = (db: Db) =>
  db
    .select({ ...getTableColumns(decorations), updatedByName: users.name })
    .from(decorations)
    .leftJoin(users, eq(users.id, decorations.updatedBy))

const published = (collegeId: CollegeId) =>
  and(eq(decorations.collegeId, collegeId), inArray(decorations.state, ['current', 'past', 'withdrawn']))

/** One more than the highest version of any page of the college. The caller has locked the college. */
const nextVersion = (collegeId: CollegeId) =>
  sql<number>`(select coalesce(max(version), 0) + 1 from ${decorations} where college_id = ${collegeId})`

const rowInState = (tx: Tx, collegeId: CollegeId, state: 'draft' | 'current') =>
  tx
    .select()
    .from(decorations)
    .where(and(eq(decorations.collegeId, collegeId), eq(decorations.state, state)))
    .for('update')
    .then(([row]) => row)

export const decorationRepo = {
  current: (db: Db, collegeId: CollegeId) =>
    db
      .select({ id: decorations.id, page: decorations.page })
      .from(decorations)
      .where(and(eq(decorations.collegeId, collegeId), eq(decorations.state, 'current')))
      .then(([found]) => found),

  get: (db: Db, collegeId: CollegeId, id: DecorationId): Promise<NamedDecoration | undefined> =>
    named(db)
      .where(and(eq(decorations.collegeId, collegeId), eq(decorations.id, id)))
      .then(([found]) => found),

  inState: (db: Db, collegeId: CollegeId, state: 'draft' | 'current' | 'scheduled'): Promise<NamedDecoration[]> =>
    named(db)
      .where(and(eq(decorations.collegeId, collegeId), eq(decorations.state, state)))
      .orderBy(asc(decorations.publishAt), asc(decorations.id))
      .limit(100),

  history: (
    db: Db,
    collegeId: CollegeId,
    { offset, size }: { offset: number; size: number },
  ): Promise<NamedDecoration[]> =>
    named(db)
      .where(published(collegeId))
      .orderBy(
        desc(sql`${decorations.state} = 'current'`),
        desc(sql`coalesce(${decorations.publishedAt}, ${decorations.updatedAt})`),
        desc(decorations.id),
      )
      .offset(offset)
      .limit(size),

  historyTotal: (db: Db, collegeId: CollegeId): Promise<number> => db.$count(decorations, published(collegeId)),

  /** A page of the college, locked until the transaction ends. */
  lock: (tx: Tx, collegeId: CollegeId, id: DecorationId) =>
    tx
      .select()
      .from(decorations)
      .where(and(eq(decorations.collegeId, collegeId), eq(decorations.id, id)))
      .for('update')
      .then(([row]) => row),

  /** The draft of a college. Locks the college until the transaction ends: nobody else drafts or publishes meanwhile. */
  async lockDraft(tx: Tx, collegeId: CollegeId): Promise<DecorationRow | undefined> {
    await tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('no key update')
    return rowInState(tx, collegeId, 'draft')
  },

  lockCurrent: (tx: Tx, collegeId: CollegeId) => rowInState(tx, collegeId, 'current'),

  /** Locks the college of a page and returns its id. */
  async lockCollegeOf(tx: Tx, id: DecorationId): Promise<CollegeId | undefined> {
    const [held] = await tx
      .select({ id: colleges.id })
      .from(colleges)
      .innerJoin(decorations, eq(decorations.collegeId, colleges.id))
      .where(eq(decorations.id, id))
      .for('no key update', { of: colleges })
    return held?.id
  },

  add: (tx: Tx, values: NewDecoration) =>
    tx
      .insert(decorations)
      .values({ ...values, version: nextVersion(values.collegeId) })
      .returning()
      .then(([row]) => row),

  /** Every change raises the version. */
  change: (tx: Tx, { id, collegeId }: Pick<DecorationRow, 'id' | 'collegeId'>, values: Partial<NewDecoration>) =>
    tx
      .update(decorations)
      .set({ ...values, version: nextVersion(collegeId) })
      .where(eq(decorations.id, id))
      .returning()
      .then(([row]) => row),

  remove: (tx: Tx, id: DecorationId) => tx.delete(decorations).where(eq(decorations.id, id)),

  /** Files added before stay, so that an editor who undoes a step gets them back. */
  async addFiles(tx: Tx, decorationId: DecorationId, fileIds: readonly FileId[]): Promise<void> {
    if (fileIds.length === 0) return
    const rows = fileIds.map((fileId) => ({ decorationId, fileId }))
    await tx.insert(decorationFiles).values(rows).onConflictDoNothing()
  },

  /** Those of the given pictures that a page of the college uses already. */
  usedFiles: (db: Db, collegeId: CollegeId, fileIds: readonly FileId[]): Promise<FileId[]> =>
    db
      .selectDistinct({ fileId: decorationFiles.fileId })
      .from(decorationFiles)
      .innerJoin(decorations, eq(decorations.id, decorationFiles.decorationId))
      .where(and(eq(decorations.collegeId, collegeId), inArray(decorationFiles.fileId, [...fileIds])))
      .then((rows) => rows.map(({ fileId }) => fileId)),

  /** Notices that are shown now or later. */
  notices: (db: Db, collegeId: CollegeId, now: Date) =>
    db
      .select()
      .from(notices)
      .where(and(eq(notices.collegeId, collegeId), or(isNull(notices.showUntil), gt(notices.showUntil, now))))
      .orderBy(asc(notices.sort), asc(notices.id))
      .limit(MOST_SHOWN),

  adverts: (db: Db, collegeId: CollegeId, { location, now }: { location: string; now: Date }) =>
    db
      .select()
      .from(adverts)
      .where(
        and(
          eq(adverts.collegeId, collegeId),
          eq(adverts.location, location),
          or(isNull(adverts.showUntil), gt(adverts.showUntil, now)),
        ),
      )
      .orderBy(asc(adverts.sort), asc(adverts.id))
      .limit(MOST_SHOWN),
}
