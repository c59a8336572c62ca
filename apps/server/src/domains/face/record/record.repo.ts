import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { memberships, users } from '../../org/index.ts'
import { faceRecords } from '../face.tables.ts'

export type FaceRecordId = Id<'faceRecord'>
export type RecordRow = typeof faceRecords.$inferSelect & {
  importedByName: string | null
  name: string
  userName: string
}

type NewRecord = typeof faceRecords.$inferInsert
type RecordKey = Pick<NewRecord, 'collegeId' | 'userId' | 'title' | 'startDate' | 'importedBy' | 'importedAt'>
type RecordChange = Partial<Omit<NewRecord, 'id' | keyof RecordKey>>

/** A new record has nothing in columns that the file does not have. */
const NOTHING = { place: '', lecturer: '', hours: null, result: '', score: null, certificateNo: '' } as const

const importers = alias(users, 'importers')

interface RecordFilter {
  collegeId: CollegeId
  userId?: UserId | undefined
  keyWord?: string | undefined
}

const filtered = ({ collegeId, userId, keyWord }: RecordFilter): SQL | undefined => {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    eq(faceRecords.collegeId, collegeId),
    userId ? eq(faceRecords.userId, userId) : undefined,
    words
      ? sql`(${faceRecords.title} ilike ${words} or ${users.name} ilike ${words} or ${users.userName} ilike ${words})`
      : undefined,
  )
}

const listed = (db: Db) =>
  db
    .select({
      ...getTableColumns(faceRecords),
      importedByName: importers.name,
      name: users.name,
      userName: users.userName,
    })
    .from(faceRecords)
    .innerJoin(users, eq(users.id, faceRecords.userId))
    .leftJoin(importers, eq(importers.id, faceRecords.importedBy))

export const recordRepo = {
  page: (db: Db, { size, offset, ...filter }: RecordFilter & { size: number; offset: number }): Promise<RecordRow[]> =>
    listed(db)
      .where(filtered(filter))
      .orderBy(desc(faceRecords.startDate), desc(faceRecords.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, filter: RecordFilter): Promise<number> =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(faceRecords)
      .innerJoin(users, eq(users.id, faceRecords.userId))
      .where(filtered(filter))
      .then(([row]) => row?.count ?? 0),

  get: (db: Db, collegeId: CollegeId, id: FaceRecordId): Promise<RecordRow | undefined> =>
    listed(db)
      .where(and(eq(faceRecords.collegeId, collegeId), eq(faceRecords.id, id)))
      .then(([row]) => row),

  /** Those of the people who belong to the college. */
  members: (db: Db, collegeId: CollegeId, ids: readonly UserId[]): Promise<Set<UserId>> =>
    db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.collegeId, collegeId), inArray(memberships.userId, [...ids])))
      .then((rows) => new Set(rows.map(({ userId }) => userId))),

  /** How many of these trainings are stored. */
  countKnown: (
    db: Db,
    collegeId: CollegeId,
    rows: readonly { userId: UserId; title: string; startDate: string }[],
  ): Promise<number> =>
    db.$count(
      faceRecords,
      and(
        eq(faceRecords.collegeId, collegeId),
        sql`(${faceRecords.userId}, ${faceRecords.title}, ${faceRecords.startDate}) in (select * from unnest(
          ${sql.param(rows.map(({ userId }) => userId))}::bigint[], ${sql.param(rows.map(({ title }) => title))}::text[],
          ${sql.param(rows.map(({ startDate }) => startDate))}::text[]))`,
      ),
    ),

  /** Stores a record once for each person, title and day; only given columns change. Returns whether it is new. */
  put: (tx: Tx, values: RecordKey & RecordChange): Promise<boolean> => {
    const { collegeId: _college, userId: _user, title: _title, startDate, ...changed } = values
    return tx
      .insert(faceRecords)
      .values({ ...NOTHING, endDate: startDate, ...values })
      .onConflictDoUpdate({
        target: [faceRecords.collegeId, faceRecords.userId, faceRecords.title, faceRecords.startDate],
        set: changed,
      })
      .returning({ isNew: sql<boolean>`xmax = 0` })
      .then(([row]) => row?.isNew ?? false)
  },

  remove: (tx: Tx, collegeId: CollegeId, id: FaceRecordId) =>
    tx.delete(faceRecords).where(and(eq(faceRecords.collegeId, collegeId), eq(faceRecords.id, id))),
}
