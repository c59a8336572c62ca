import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { departments, memberships, users } from '../../org/index.ts'
import {
  type AnswerRow,
  type AttemptId,
  type AttemptRow,
  attemptRepo,
  type VersionId,
  type VersionRow,
} from '../attempt/attempt.repo.ts'
import type { ExamId } from '../attempt/learner-exam.repo.ts'
import {
  examAnswers,
  examAttempts,
  examRegrades,
  examScoreChanges,
  exams,
  questions,
  questionVersions,
} from '../exam.tables.ts'

export type RegradeId = Id<'examRegrade'>
export type RegradeRow = typeof examRegrades.$inferSelect

interface Window {
  size: number
  offset: number
}

const isHandedIn = inArray(examAttempts.state, ['in_review', 'finished'])

export const regradeRepo = {
  exam: (db: Db, collegeId: CollegeId, id: ExamId) =>
    db
      .select({ id: exams.id, title: exams.title, document: exams.published, collegeId: exams.collegeId })
      .from(exams)
      .where(and(eq(exams.collegeId, collegeId), eq(exams.id, id)))
      .then(([row]) => row),

  add: (tx: Tx, values: typeof examRegrades.$inferInsert): Promise<RegradeRow | undefined> =>
    tx
      .insert(examRegrades)
      .values(values)
      .onConflictDoNothing()
      .returning()
      .then(([row]) => row),

  open: (db: Db, examId: ExamId): Promise<RegradeRow | undefined> =>
    db
      .select()
      .from(examRegrades)
      .where(and(eq(examRegrades.examId, examId), sql`${examRegrades.state} <> 'done'`))
      .then(([row]) => row),

  /** The newest one that was wanted while the attempt was in progress. */
  during: (db: Db, examId: ExamId, attemptId: AttemptId): Promise<RegradeId | undefined> =>
    db
      .select({ id: examRegrades.id })
      .from(examRegrades)
      .innerJoin(examAttempts, eq(examAttempts.id, attemptId))
      .where(and(eq(examRegrades.examId, examId), gt(examRegrades.wantedAt, examAttempts.startedAt)))
      .orderBy(desc(examRegrades.wantedAt))
      .limit(1)
      .then(([row]) => row?.id),

  lock: (tx: Tx, id: RegradeId): Promise<RegradeRow | undefined> =>
    tx
      .select()
      .from(examRegrades)
      .where(eq(examRegrades.id, id))
      .for('update')
      .then(([row]) => row),

  change: (tx: Tx, id: RegradeId, values: Partial<typeof examRegrades.$inferInsert>) =>
    tx.update(examRegrades).set(values).where(eq(examRegrades.id, id)),

  /** Regradings that have not ended, for a start after a crash. */
  unfinished: (db: Db, limit: number): Promise<RegradeId[]> =>
    db
      .select({ id: examRegrades.id })
      .from(examRegrades)
      .where(sql`${examRegrades.state} <> 'done'`)
      .orderBy(asc(examRegrades.id))
      .limit(limit)
      .then((rows) => rows.map(({ id }) => id)),

  page: (db: Db, examId: ExamId, { size, offset }: Window) =>
    db
      .select({ regrade: examRegrades, name: users.name })
      .from(examRegrades)
      .leftJoin(users, eq(users.id, examRegrades.wantedBy))
      .where(eq(examRegrades.examId, examId))
      .orderBy(desc(examRegrades.wantedAt), desc(examRegrades.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, examId: ExamId): Promise<number> =>
    db
      .select({ all: sql<number>`count(*)::int` })
      .from(examRegrades)
      .where(eq(examRegrades.examId, examId))
      .then(([row]) => row?.all ?? 0),

  byId: (db: Db, collegeId: CollegeId, id: RegradeId): Promise<RegradeRow | undefined> =>
    db
      .select()
      .from(examRegrades)
      .where(and(eq(examRegrades.collegeId, collegeId), eq(examRegrades.id, id)))
      .then(([row]) => row),

  handedIn: (db: Db, examId: ExamId): Promise<number> =>
    db
      .select({ all: sql<number>`count(*)::int` })
      .from(examAttempts)
      .where(and(eq(examAttempts.examId, examId), isHandedIn))
      .then(([row]) => row?.all ?? 0),

  /** The next attempts that have been handed in, in the order of their ids. */
  attemptsAfter: (db: Db, examId: ExamId, after: AttemptId | null, limit: number): Promise<AttemptRow[]> =>
    db
      .select()
      .from(examAttempts)
      .where(and(eq(examAttempts.examId, examId), isHandedIn, after === null ? undefined : gt(examAttempts.id, after)))
      .orderBy(asc(examAttempts.id))
      .limit(limit),

  answersOf: (db: Db, ids: readonly AttemptId[]): Promise<AnswerRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(examAnswers)
          .where(inArray(examAnswers.attemptId, [...ids])),

  storeAnswer: (
    tx: Tx,
    { attemptId, questionKey }: { attemptId: AttemptId; questionKey: string },
    values: Pick<AnswerRow, 'versionId' | 'verdict' | 'score'>,
  ) =>
    tx
      .update(examAnswers)
      .set(values)
      .where(and(eq(examAnswers.attemptId, attemptId), eq(examAnswers.questionKey, questionKey))),

  /** Stores a change, or what has become of it when the regrading starts again. False then. */
  addChange: (tx: Tx, values: typeof examScoreChanges.$inferInsert): Promise<boolean> =>
    tx
      .insert(examScoreChanges)
      .values(values)
      .onConflictDoUpdate({
        target: [examScoreChanges.regradeId, examScoreChanges.attemptId],
        set: { after: values.after ?? null, isQualified: values.isQualified ?? null, changedAt: values.changedAt },
      })
      .returning({ isNew: sql<boolean>`xmax = 0` })
      .then(([row]) => row?.isNew ?? false),

  changes: (db: Db, id: RegradeId, { size, offset }: Window) =>
    db
      .select({
        examRecordId: examAttempts.id,
        userId: users.id,
        name: users.name,
        userName: users.userName,
        departmentName: sql<string>`coalesce(${departments.name}, '')`,
        before: examScoreChanges.before,
        after: examScoreChanges.after,
        wasQualified: examScoreChanges.wasQualified,
        isQualified: examScoreChanges.isQualified,
      })
      .from(examScoreChanges)
      .innerJoin(examAttempts, eq(examAttempts.id, examScoreChanges.attemptId))
      .innerJoin(users, eq(users.id, examAttempts.userId))
      .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.collegeId, examAttempts.collegeId)))
      .leftJoin(departments, eq(departments.id, memberships.departmentId))
      .where(eq(examScoreChanges.regradeId, id))
      .orderBy(asc(users.name), asc(examAttempts.id))
      .limit(size)
      .offset(offset),

  /** These versions and the newest ones of their questions. Deleted questions keep the version they have. */
  async newest(
    db: Db,
    versionIds: readonly VersionId[],
  ): Promise<{ versions: Map<string, VersionRow>; newest: Map<VersionId, VersionId> }> {
    const wanted = sql`${sql.param([...versionIds])}::bigint[]`
    const rows = await db
      .select({ id: questionVersions.id, newest: questions.versionId, removedAt: questions.removedAt })
      .from(questionVersions)
      .innerJoin(questions, eq(questions.id, questionVersions.questionId))
      .where(sql`${questionVersions.id} = any(${wanted})`)
    const newest = new Map<VersionId, VersionId>(
      rows.map((row) => [row.id, row.removedAt || !row.newest ? row.id : row.newest]),
    )
    const all = [...new Set([...newest.keys(), ...newest.values()])]
    const found = await attemptRepo.versions(db, all)
    return { versions: new Map(found.map((row) => [row.id, row])), newest }
  },
}
