import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { examAttempts, examOperations, examScoreChanges, examSealedFiles } from '../exam.tables.ts'
import type { AttemptId } from './attempt.repo.ts'
import type { ExamId } from './learner-exam.repo.ts'

export type SealedId = Id<'examSealedFile'>
export type SealedRow = typeof examSealedFiles.$inferSelect

const MOST_FILES = 500

export const sealedRepo = {
  /** False when the same file is there already. */
  add: (tx: Tx, values: typeof examSealedFiles.$inferInsert): Promise<boolean> =>
    tx
      .insert(examSealedFiles)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: examSealedFiles.id })
      .then((rows) => rows.length > 0),

  /** Newest first. */
  forAttempt: (db: Db, id: AttemptId): Promise<SealedRow[]> =>
    db
      .select()
      .from(examSealedFiles)
      .where(eq(examSealedFiles.attemptId, id))
      .orderBy(desc(examSealedFiles.id))
      .limit(MOST_FILES),

  /** The files of an exam with the people who handed them in, oldest first. */
  forExam: (db: Db, { collegeId, examId }: { collegeId: CollegeId; examId: ExamId }) =>
    db
      .select({ file: examSealedFiles, userId: examAttempts.userId, number: examAttempts.number })
      .from(examSealedFiles)
      .innerJoin(examAttempts, eq(examAttempts.id, examSealedFiles.attemptId))
      .where(and(eq(examAttempts.examId, examId), eq(examAttempts.collegeId, collegeId)))
      .orderBy(asc(examSealedFiles.id))
      .limit(MOST_FILES),

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
