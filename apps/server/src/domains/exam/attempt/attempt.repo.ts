import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { AttemptNote, ExamStatus } from '@sands/rules/exam/state'
import { and, asc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import {
  examAnswers,
  examAttempts,
  examEditions,
  examNotes,
  examOperations,
  examPeople,
  exams,
  questionFiles,
  questionVersions,
} from '../exam.tables.ts'
import type { ExamId } from './learner-exam.repo.ts'

export type AttemptId = Id<'examAttempt'>
export type VersionId = Id<'questionVersion'>
export type AttemptRow = typeof examAttempts.$inferSelect
export type AnswerRow = typeof examAnswers.$inferSelect
export type VersionRow = Awaited<ReturnType<typeof attemptRepo.versions>>[number]

interface Owner {
  collegeId: CollegeId
  userId: UserId
}

const own = ({ collegeId, userId }: Owner, id: AttemptId) =>
  and(eq(examAttempts.id, id), eq(examAttempts.userId, userId), eq(examAttempts.collegeId, collegeId))

export const attemptRepo = {
  byId: (db: Db, owner: Owner, id: AttemptId): Promise<AttemptRow | undefined> =>
    db
      .select()
      .from(examAttempts)
      .where(own(owner, id))
      .then(([row]) => row),

  lock: (tx: Tx, owner: Owner, id: AttemptId): Promise<AttemptRow | undefined> =>
    tx
      .select()
      .from(examAttempts)
      .where(own(owner, id))
      .for('update')
      .then(([row]) => row),

  /** For jobs, which act for no person. */
  lockAny: (tx: Tx, id: AttemptId): Promise<AttemptRow | undefined> =>
    tx
      .select()
      .from(examAttempts)
      .where(eq(examAttempts.id, id))
      .for('update')
      .then(([row]) => row),

  anyById: (db: Db, id: AttemptId): Promise<AttemptRow | undefined> =>
    db
      .select()
      .from(examAttempts)
      .where(eq(examAttempts.id, id))
      .then(([row]) => row),

  /** Attempts in progress whose deadline was before the given time, with an id behind `after`. */
  overdue: (
    db: Db,
    before: Date,
    { after, limit }: { after: AttemptId | undefined; limit: number },
  ): Promise<AttemptId[]> =>
    db
      .select({ id: examAttempts.id })
      .from(examAttempts)
      .where(
        and(
          eq(examAttempts.state, 'in_progress'),
          lte(examAttempts.deadline, before),
          after === undefined ? undefined : gt(examAttempts.id, after),
        ),
      )
      .orderBy(asc(examAttempts.id))
      .limit(limit)
      .then((rows) => rows.map(({ id }) => id)),

  change: (tx: Tx, id: AttemptId, values: Partial<typeof examAttempts.$inferInsert>): Promise<AttemptRow | undefined> =>
    tx
      .update(examAttempts)
      .set(values)
      .where(eq(examAttempts.id, id))
      .returning()
      .then(([row]) => row),

  /** The last change of every question. */
  lastOperations: (db: Db, id: AttemptId) =>
    db
      .selectDistinctOn([examOperations.questionKey])
      .from(examOperations)
      .where(eq(examOperations.attemptId, id))
      .orderBy(asc(examOperations.questionKey), sql`${examOperations.seq} desc`),

  /** The questions with a change before this number. */
  changedBefore: (db: Db, id: AttemptId, seq: number): Promise<string[]> =>
    db
      .selectDistinct({ questionKey: examOperations.questionKey })
      .from(examOperations)
      .where(and(eq(examOperations.attemptId, id), lt(examOperations.seq, seq)))
      .then((rows) => rows.map(({ questionKey }) => questionKey)),

  /** When which question was changed, in order. */
  operationTimes: (db: Db, id: AttemptId) =>
    db
      .select({ questionKey: examOperations.questionKey, madeAt: examOperations.madeAt })
      .from(examOperations)
      .where(eq(examOperations.attemptId, id))
      .orderBy(asc(examOperations.seq)),

  versions: (db: Db, ids: readonly VersionId[]) =>
    db
      .select({ id: questionVersions.id, body: questionVersions.body, solution: questionVersions.solution })
      .from(questionVersions)
      .where(inArray(questionVersions.id, [...ids])),

  files: (db: Db, ids: readonly VersionId[]) =>
    db
      .selectDistinct({ fileId: questionFiles.fileId })
      .from(questionFiles)
      .where(inArray(questionFiles.versionId, [...ids]))
      .then((rows) => rows.map(({ fileId }) => fileId)),

  examOf: (db: Db, id: ExamId) =>
    db
      .select({ title: exams.title, document: exams.published, closesAt: exams.closesAt })
      .from(exams)
      .where(eq(exams.id, id))
      .then(([row]) => row),

  /** The exam as it was when the attempt started: later editions do not change it. */
  edition: (db: Db, { examId, edition }: Pick<AttemptRow, 'examId' | 'edition'>) =>
    db
      .select({ document: examEditions.document })
      .from(examEditions)
      .where(and(eq(examEditions.examId, examId), eq(examEditions.edition, edition)))
      .then(([row]) => row?.document),

  addNote: (tx: Tx, attemptId: AttemptId, kind: AttemptNote, at: Date, detail: Record<string, unknown> | null = null) =>
    tx.insert(examNotes).values({ attemptId, kind, at, detail }),

  answers: (db: Db, id: AttemptId): Promise<AnswerRow[]> =>
    db.select().from(examAnswers).where(eq(examAnswers.attemptId, id)),

  async replaceAnswers(tx: Tx, id: AttemptId, rows: readonly (typeof examAnswers.$inferInsert)[]): Promise<void> {
    await tx.delete(examAnswers).where(eq(examAnswers.attemptId, id))
    if (rows.length > 0) await tx.insert(examAnswers).values([...rows])
  },

  /** The attempts of a person in an exam that count, in the order in which they were made. */
  counting: (db: Db, examId: ExamId, userId: UserId) =>
    db
      .select({
        id: examAttempts.id,
        state: examAttempts.state,
        score: examAttempts.score,
        passScore: examAttempts.passScore,
      })
      .from(examAttempts)
      .where(and(eq(examAttempts.examId, examId), eq(examAttempts.userId, userId), ne(examAttempts.state, 'void')))
      .orderBy(asc(examAttempts.number)),

  hasPassed: (db: Db, examId: ExamId, userId: UserId): Promise<boolean> =>
    db
      .select({ isQualified: examPeople.isQualified })
      .from(examPeople)
      .where(and(eq(examPeople.examId, examId), eq(examPeople.userId, userId)))
      .then(([row]) => row?.isQualified === true),

  setPerson: (
    tx: Tx,
    values: {
      examId: ExamId
      userId: UserId
      collegeId: CollegeId
      status: ExamStatus
      attempts: number
      score: number | null
      isQualified: boolean | null
      attemptId: AttemptId | null
      changedAt: Date
    },
  ) =>
    tx
      .insert(examPeople)
      .values(values)
      .onConflictDoUpdate({ target: [examPeople.examId, examPeople.userId], set: values }),

  /** Locks the person's row of the exam, so that two starts or results do not overtake each other. */
  async lockPerson(
    tx: Tx,
    row: { examId: ExamId; userId: UserId; collegeId: CollegeId; changedAt: Date },
  ): Promise<void> {
    await tx
      .insert(examPeople)
      .values({ ...row, status: 1 })
      .onConflictDoNothing()
    await tx
      .select({ status: examPeople.status })
      .from(examPeople)
      .where(and(eq(examPeople.examId, row.examId), eq(examPeople.userId, row.userId)))
      .for('update')
  },

  /** How many people did better, by the score that counts. */
  betterPeople: (db: Db, examId: ExamId, score: number): Promise<number> =>
    db
      .select({ better: sql<number>`count(*)::int` })
      .from(examPeople)
      .where(and(eq(examPeople.examId, examId), sql`${examPeople.score} > ${score}`))
      .then(([row]) => row?.better ?? 0),
}
