import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LearnType } from '@sands/rules/study'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { studyNotes } from './learning.tables.ts'

interface NotesOf {
  userId: UserId
  collegeId: CollegeId
  learnType: LearnType
  learnId: Id<'learn'>
}
const isOf = ({ userId, collegeId, learnType, learnId }: NotesOf) =>
  and(
    eq(studyNotes.userId, userId),
    eq(studyNotes.collegeId, collegeId),
    eq(studyNotes.learnType, learnType),
    eq(studyNotes.learnId, learnId),
  )

export const noteRepo = {
  page: (db: Db, notes: NotesOf, { size, offset }: { size: number; offset: number }) =>
    db
      .select()
      .from(studyNotes)
      .where(isOf(notes))
      .orderBy(sql`${studyNotes.position} asc nulls first`, asc(studyNotes.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, notes: NotesOf) =>
    db
      .select({ total: count() })
      .from(studyNotes)
      .where(isOf(notes))
      .then(([row]) => row?.total ?? 0),

  add: (tx: Tx, row: typeof studyNotes.$inferInsert) =>
    tx
      .insert(studyNotes)
      .values(row)
      .returning()
      .then(([note]) => note),

  change: (
    tx: Tx,
    note: NotesOf & { id: Id<'note'> },
    change: Pick<typeof studyNotes.$inferInsert, 'position' | 'text' | 'updatedAt'>,
  ) =>
    tx
      .update(studyNotes)
      .set(change)
      .where(and(eq(studyNotes.id, note.id), isOf(note)))
      .returning()
      .then(([changed]) => changed),

  remove: (tx: Tx, { userId, id }: { userId: UserId; id: Id<'note'> }) =>
    tx.delete(studyNotes).where(and(eq(studyNotes.id, id), eq(studyNotes.userId, userId))),
}
