import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { LecturerKind } from '@sands/contract/lecturer/lecturer.model'
import { and, asc, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { anywhere } from '../../kernel/database/like.ts'
import { colleges, users } from '../org/index.ts'
import { lecturers } from './lecturer.tables.ts'
import type { LecturerId } from './teaching.kind.ts'

const { grams: _, ...columns } = getTableColumns(lecturers)
export type LecturerRow = Omit<typeof lecturers.$inferSelect, 'grams'>
type NewLecturer = Omit<typeof lecturers.$inferInsert, 'id' | 'version' | 'removedAt'>
export type LecturerValues = Omit<NewLecturer, 'collegeId' | 'sort'>

/** Which lecturers a list shows. */
export interface LecturerScope {
  collegeId: CollegeId
  words?: string | undefined
  kind?: LecturerKind | undefined
  /** Only these, in this order. */
  ids?: readonly LecturerId[] | undefined
  shownOnly?: boolean
}

/** An index on pairs of characters finds candidates; the full text decides. */
function hasWords(words: string): SQL {
  const pattern = anywhere(words.toLowerCase())
  return sql`(${lecturers.grams} @> grams_of(${words}) and (lower(${lecturers.name}) like ${pattern}
    or lower(${lecturers.companyName}) like ${pattern} or lower(${lecturers.gradeName}) like ${pattern}))`
}

const isOneOf = (ids: readonly string[]): SQL => sql`${lecturers.id} = any(${sql.param([...ids])}::bigint[])`

const inScope = ({ collegeId, words, kind, ids, shownOnly }: LecturerScope) =>
  and(
    eq(lecturers.collegeId, collegeId),
    isNull(lecturers.removedAt),
    words ? hasWords(words) : undefined,
    kind ? eq(lecturers.kind, kind) : undefined,
    ids ? isOneOf(ids) : undefined,
    shownOnly ? eq(lecturers.isShown, true) : undefined,
  )

const inOrder = [asc(lecturers.sort), asc(lecturers.id)] as const
const placeIn = (ids: readonly string[]): SQL => sql`array_position(${sql.param([...ids])}::bigint[], ${lecturers.id})`

export const lecturerRepo = {
  page: (db: Db, scope: LecturerScope, { size, offset }: { size: number; offset: number }): Promise<LecturerRow[]> =>
    db
      .select(columns)
      .from(lecturers)
      .where(inScope(scope))
      .orderBy(...(scope.ids ? [placeIn(scope.ids)] : inOrder))
      .limit(size)
      .offset(offset),

  count: (db: Db, scope: LecturerScope): Promise<number> =>
    db
      .select({ total: count() })
      .from(lecturers)
      .where(inScope(scope))
      .then(([row]) => row?.total ?? 0),

  byIds: (db: Db, collegeId: CollegeId, ids: readonly LecturerId[]): Promise<LecturerRow[]> =>
    db
      .select(columns)
      .from(lecturers)
      .where(and(inScope({ collegeId }), isOneOf(ids))),

  byId: (db: Db, id: LecturerId): Promise<LecturerRow | undefined> =>
    db
      .select(columns)
      .from(lecturers)
      .where(and(eq(lecturers.id, id), isNull(lecturers.removedAt)))
      .then(([row]) => row),

  userNames: (db: Db, userIds: readonly UserId[]) =>
    db
      .select({ id: users.id, userName: users.userName })
      .from(users)
      .where(sql`${users.id} = any(${sql.param([...userIds])}::bigint[])`),

  /** Locks the row until the transaction ends. */
  lock: (tx: Tx, collegeId: CollegeId, id: LecturerId): Promise<LecturerRow | undefined> =>
    tx
      .select(columns)
      .from(lecturers)
      .where(and(inScope({ collegeId }), eq(lecturers.id, id)))
      .for('update')
      .then(([row]) => row),

  ofPerson: (db: Db, collegeId: CollegeId, userId: UserId) =>
    db
      .select({ id: lecturers.id })
      .from(lecturers)
      .where(and(inScope({ collegeId }), eq(lecturers.userId, userId)))
      .then(([row]) => row?.id),

  /** The order of a college, locked until the transaction ends. */
  async lockOrder(tx: Tx, collegeId: CollegeId): Promise<LecturerId[]> {
    await tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('no key update')
    const rows = await tx
      .select({ id: lecturers.id })
      .from(lecturers)
      .where(inScope({ collegeId }))
      .orderBy(...inOrder)
    return rows.map(({ id }) => id)
  },

  add: (tx: Tx, values: NewLecturer): Promise<LecturerRow | undefined> =>
    tx
      .insert(lecturers)
      .values(values)
      .returning(columns)
      .then(([row]) => row),

  change: (
    tx: Tx,
    id: LecturerId,
    values: Partial<LecturerValues> & { removedAt?: Date },
  ): Promise<LecturerRow | undefined> =>
    tx
      .update(lecturers)
      .set({ ...values, version: sql`${lecturers.version} + 1` })
      .where(eq(lecturers.id, id))
      .returning(columns)
      .then(([row]) => row),

  /** A new order does not conflict with an edit: the versions stay. */
  sort: (tx: Tx, collegeId: CollegeId, ids: readonly LecturerId[]) =>
    tx
      .update(lecturers)
      .set({ sort: placeIn(ids) })
      .where(and(inScope({ collegeId }), isOneOf(ids))),
}
