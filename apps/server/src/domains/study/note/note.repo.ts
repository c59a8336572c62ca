import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LearnType } from '@sands/rules/study'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { studyNotes } from '../learning.tables.ts'

interface NotesOf {
  userId: UserId
  collegeId: CollegeId
  learnType: LearnType
  learnIds: readonly string[]
}
const idsOf = ({ learnIds }: NotesOf) => sql`${sql.param([...learnIds])}::bigint[]`

const isOf = (notes: NotesOf) =>
  and(
    eq(studyNotes.userId, notes.userId),
    eq(studyNotes.collegeId, notes.collegeId),
    eq(studyNotes.learnType, notes.learnType),
    sql`${studyNotes.learnId} = any(${idsOf(notes)})`,
  )

export const noteRepo = {
  /** Notes on the learnables in the order of `learnIds`, and by position within each. */
  page: (db: Db, notes: NotesOf, { size, offset }: { size: number; offset: number }) =>
    db
      .select()
      .from(studyNotes)
      .where(isOf(notes))
      .orderBy(
        sql`array_position(${idsOf(notes)}, ${studyNotes.learnId})`,
        sql`${studyNotes.position} asc nulls first`,
        asc(studyNotes.id),
      )
      .limit(size)
      .offset(offset),

  count: (db: Db, notes: NotesOf) =>
    db
      .select({ total: count() })
      .from(studyNotes)
      .where(isOf(notes))
      .then(([row]) => row?.total ?? 0),

  /** All notes of a person in this college, grouped by learnable; the learnable with the latest note comes first. */
  mine: (
    db: Db,
    { userId, collegeId }: Pick<NotesOf, 'userId' | 'collegeId'>,
    { size, offset }: { size: number; offset: number },
  ) =>
    db
      .select()
      .from(studyNotes)
      .where(and(eq(studyNotes.userId, userId), eq(studyNotes.collegeId, collegeId)))
      .orderBy(
        sql`max(${studyNotes.updatedAt}) over (partition by ${studyNotes.learnType}, ${studyNotes.learnId}) desc`,
        asc(studyNotes.learnType),
        asc(studyNotes.learnId),
        sql`${studyNotes.position} asc nulls first`,
        asc(studyNotes.id),
      )
      .limit(size)
      .offset(offset),

  countMine: (db: Db, { userId, collegeId }: Pick<NotesOf, 'userId' | 'collegeId'>) =>
    db.$count(studyNotes, and(eq(studyNotes.userId, userId), eq(studyNotes.collegeId, collegeId))),

  add: (tx: Tx, row: typeof studyNotes.$inferInsert) =>
    tx
      .insert(studyNotes)
      .values(row)
      .returning()
      .then(([note]) => note),

  /** The stored version; the row is locked until the transaction ends. */
  version: (tx: Tx, note: NotesOf & { id: Id<'note'> }) =>
    tx
      .select({ version: studyNotes.version })
      .from(studyNotes)
      .where(and(eq(studyNotes.id, note.id), isOf(note)))
      .for('update')
      .then(([row]) => row?.version),

  change: (
    tx: Tx,
    id: Id<'note'>,
    change: Pick<typeof studyNotes.$inferInsert, 'position' | 'text' | 'version' | 'updatedAt'>,
  ) =>
    tx
      .update(studyNotes)
      .set(change)
      .where(eq(studyNotes.id, id))
      .returning()
      .then(([changed]) => changed),

  remove: (tx: Tx, { userId, id }: { userId: UserId; id: Id<'note'> }) =>
    tx.delete(studyNotes).where(and(eq(studyNotes.id, id), eq(studyNotes.userId, userId))),
}
