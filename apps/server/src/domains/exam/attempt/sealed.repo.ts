import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, asc, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { examAttemptFiles, examAttempts, examOperations, examScoreChanges, examSealedFiles } from '../exam.tables.ts'
import type { AttemptId } from './attempt.repo.ts'
import type { ExamId } from './learner-exam.repo.ts'

export type SealedId = Id<'examSealedFile'>
export type SealedRow = typeof examSealedFiles.$inferSelect

export interface SealedFilter {
  collegeId: CollegeId
  examId: ExamId
  id?: SealedId
  /** A condition on `exam_attempts`. */
  scope?: SQL
}

/** Without the answers, which can be long. */
const { operations: _, seal: __, ...listed } = getTableColumns(examSealedFiles)

const where = ({ collegeId, examId, id, scope }: SealedFilter) =>
  and(
    eq(examAttempts.examId, examId),
    eq(examAttempts.collegeId, collegeId),
    id === undefined ? undefined : eq(examSealedFiles.id, id),
    scope,
  )

export const sealedRepo = {
  /** Undefined when the same file is there already. */
  add: (tx: Tx, values: typeof examSealedFiles.$inferInsert): Promise<SealedId | undefined> =>
    tx
      .insert(examSealedFiles)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: examSealedFiles.id })
      .then(([row]) => row?.id),

  /** How many files an attempt has besides this one. */
  others: (tx: Tx, id: AttemptId, seal: string): Promise<number> =>
    tx.$count(examSealedFiles, and(eq(examSealedFiles.attemptId, id), ne(examSealedFiles.seal, seal))),

  /** The state of the newest file. */
  stateFor: (db: Db, id: AttemptId) =>
    db
      .select({ state: examSealedFiles.state })
      .from(examSealedFiles)
      .where(eq(examSealedFiles.attemptId, id))
      .orderBy(desc(examSealedFiles.id))
      .limit(1)
      .then(([row]) => row?.state),

  operations: (db: Db, id: SealedId) =>
    db
      .select({ attemptId: examSealedFiles.attemptId, operations: examSealedFiles.operations })
      .from(examSealedFiles)
      .where(eq(examSealedFiles.id, id))
      .then(([row]) => row),

  /** The files of an exam with the people who handed them in: those that wait first, then oldest first. */
  page: (db: Db, filter: SealedFilter, { size, offset }: { size: number; offset: number }) =>
    db
      .select({ ...listed, userId: examAttempts.userId, number: examAttempts.number })
      .from(examSealedFiles)
      .innerJoin(examAttempts, eq(examAttempts.id, examSealedFiles.attemptId))
      .where(where(filter))
      .orderBy(sql`${examSealedFiles.state} <> 'waiting'`, asc(examSealedFiles.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, filter: SealedFilter): Promise<number> =>
    db
      .select({ all: sql<number>`count(*)::int` })
      .from(examSealedFiles)
      .innerJoin(examAttempts, eq(examAttempts.id, examSealedFiles.attemptId))
      .where(where(filter))
      .then(([row]) => row?.all ?? 0),

  /** The files of an attempt: its owner attached them to an answer. */
  attached: (db: Db, id: AttemptId): Promise<ReadonlySet<FileId>> =>
    db
      .select({ fileId: examAttemptFiles.fileId })
      .from(examAttemptFiles)
      .where(eq(examAttemptFiles.attemptId, id))
      .then((rows) => new Set(rows.map(({ fileId }) => fileId))),

  attach: (tx: Tx, attemptId: AttemptId, fileIds: readonly FileId[]) =>
    tx
      .insert(examAttemptFiles)
      .values(fileIds.map((fileId) => ({ attemptId, fileId })))
      .onConflictDoNothing(),

  lock: (tx: Tx, collegeId: CollegeId, id: SealedId): Promise<SealedRow | undefined> =>
    tx
      .select({ file: examSealedFiles })
      .from(examSealedFiles)
      .innerJoin(examAttempts, eq(examAttempts.id, examSealedFiles.attemptId))
      .where(and(eq(examSealedFiles.id, id), eq(examAttempts.collegeId, collegeId)))
      .for('update', { of: examSealedFiles })
      .then(([row]) => row?.file),

  decide: (
    tx: Tx,
    id: SealedId,
    decision: { state: 'taken' | 'refused'; decidedBy: UserId; decidedAt: Date; reason: string },
  ) => tx.update(examSealedFiles).set(decision).where(eq(examSealedFiles.id, id)),

  addOperations: (tx: Tx, rows: readonly (typeof examOperations.$inferInsert)[]) =>
    tx.insert(examOperations).values([...rows]),

  addScoreChange: (tx: Tx, row: typeof examScoreChanges.$inferInsert) => tx.insert(examScoreChanges).values(row),
}
