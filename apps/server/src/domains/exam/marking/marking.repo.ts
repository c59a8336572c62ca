import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { REVIEW_BIZ } from '@sands/rules/review'
import { and, asc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { reviewers, reviewItems } from '../../review/index.ts'
import type { AttemptId } from '../attempt/attempt.repo.ts'
import type { ExamId } from '../attempt/learner-exam.repo.ts'
import { examAnswers, examAttempts, examSealedFiles, exams, questions, questionVersions } from '../exam.tables.ts'

interface Window {
  size: number
  offset: number
}

export interface QuestionPart {
  questionId: Id<'question'>
  /** The sub-question of a material, or empty. */
  part: string
}

const claimants = alias(users, 'claimants')
const partOf = sql<string>`split_part(${examAnswers.questionKey}, '/', 2)`
/** Answers that people mark: those of papers in review that no key can score. */
const isByHand = sql`${examAnswers.verdict} = 'to_mark'`
const isInQueue = sql`${reviewItems.bizType} = ${REVIEW_BIZ.exam} and ${reviewItems.recordId} = ${examAnswers.attemptId}
  and ${reviewItems.state} = 'waiting'`

const person = {
  userId: users.id,
  name: users.name,
  userName: users.userName,
  departmentName: sql<string>`coalesce(${departments.name}, '')`,
}

export const markingRepo = {
  /** A condition: whether the person is taking the exam. */
  isTaking: (userId: UserId, examId: SQLWrapper): SQL =>
    sql`exists (select 1 from ${examAttempts} own
      where own.exam_id = ${examId} and own.user_id = ${userId} and own.state = 'in_progress')`,

  exams: (db: Db, collegeId: CollegeId, ids: readonly ExamId[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            id: exams.id,
            title: exams.title,
            document: exams.published,
            questionNum: exams.questionNum,
            totalScore: exams.totalScore,
            opensAt: exams.opensAt,
            closesAt: exams.closesAt,
          })
          .from(exams)
          .where(and(eq(exams.collegeId, collegeId), inArray(exams.id, [...ids]))),

  people: (
    db: Db,
    collegeId: CollegeId,
    ids: readonly UserId[],
  ): Promise<ReadonlyMap<UserId, { userId: UserId; name: string; userName: string; departmentName: string }>> =>
    ids.length === 0
      ? Promise.resolve(new Map())
      : db
          .select(person)
          .from(users)
          .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.collegeId, collegeId)))
          .leftJoin(departments, eq(departments.id, memberships.departmentId))
          .where(inArray(users.id, [...ids]))
          .then((rows) => new Map(rows.map((row) => [row.userId, row]))),

  /** How far each question is, over the papers that the scope allows. */
  questions: (db: Db, examId: ExamId, scope: SQL) =>
    db
      .select({
        questionId: questionVersions.questionId,
        part: partOf,
        type: questions.type,
        title: questions.title,
        waiting: sql<number>`count(*) filter (where ${examAnswers.score} is null)::int`,
        marked: sql<number>`count(*) filter (where ${examAnswers.score} is not null)::int`,
      })
      .from(examAnswers)
      .innerJoin(reviewItems, isInQueue)
      .innerJoin(questionVersions, eq(questionVersions.id, examAnswers.versionId))
      .innerJoin(questions, eq(questions.id, questionVersions.questionId))
      .where(and(scope, sql`${reviewItems.bizId} = ${examId}`, isByHand))
      .groupBy(questionVersions.questionId, partOf, questions.type, questions.title)
      .orderBy(asc(questionVersions.questionId), asc(partOf)),

  counts: (db: Db, examId: ExamId, { scope, viewerId, now }: { scope: SQL; viewerId: UserId; now: Date }) =>
    db
      .select({
        waiting: sql<number>`count(*) filter (where ${reviewItems.state} = 'waiting')::int`,
        claimed: sql<number>`count(*) filter (where ${reviewItems.state} = 'waiting'
          and ${reviewItems.claimedUntil} > ${now} and ${reviewItems.claimedBy} <> ${viewerId})::int`,
        done: sql<number>`count(*) filter (where ${reviewItems.state} = 'done')::int`,
      })
      .from(reviewItems)
      .where(and(scope, eq(reviewItems.bizType, REVIEW_BIZ.exam), sql`${reviewItems.bizId} = ${examId}`))
      .then(([row]) => row ?? { waiting: 0, claimed: 0, done: 0 }),

  /** Papers whose answers all have marks. Nobody else is at them. */
  ready: (
    db: Db,
    examId: ExamId,
    { scope, viewerId, now }: { scope: SQL; viewerId: UserId; now: Date },
  ): Promise<AttemptId[]> =>
    db
      .select({ id: examAttempts.id })
      .from(reviewItems)
      .innerJoin(examAttempts, sql`${examAttempts.id} = ${reviewItems.recordId}`)
      .where(
        and(
          scope,
          eq(reviewItems.bizType, REVIEW_BIZ.exam),
          sql`${reviewItems.bizId} = ${examId}`,
          eq(reviewItems.state, 'waiting'),
          eq(examAttempts.state, 'in_review'),
          sql`(${reviewItems.claimedUntil} is null or ${reviewItems.claimedUntil} <= ${now}
            or ${reviewItems.claimedBy} = ${viewerId})`,
          sql`not exists (select 1 from ${examAnswers} open where open.attempt_id = ${examAttempts.id}
            and open.verdict = 'to_mark' and open.score is null)`,
        ),
      )
      .orderBy(asc(examAttempts.id))
      .then((rows) => rows.map(({ id }) => id)),

  /** The answers to one question, oldest paper first. */
  answers(
    db: Db,
    { examId, questionId, part, scope, isMarked }: QuestionPart & { examId: ExamId; scope: SQL; isMarked?: boolean },
    window: Window | 'count',
  ) {
    const where = and(
      scope,
      sql`${reviewItems.bizId} = ${examId}`,
      isByHand,
      eq(questionVersions.questionId, questionId),
      sql`${partOf} = ${part}`,
      isMarked === undefined ? undefined : isMarked ? sql`${examAnswers.score} is not null` : isNull(examAnswers.score),
    )
    const found = db
      .select({
        answer: examAnswers,
        item: reviewItems,
        claimedByName: claimants.name,
        person,
        all: sql<number>`count(*) over ()::int`,
      })
      .from(examAnswers)
      .innerJoin(reviewItems, isInQueue)
      .innerJoin(questionVersions, eq(questionVersions.id, examAnswers.versionId))
      .innerJoin(users, eq(users.id, reviewItems.userId))
      .leftJoin(
        memberships,
        and(eq(memberships.userId, reviewItems.userId), eq(memberships.collegeId, reviewItems.collegeId)),
      )
      .leftJoin(departments, eq(departments.id, memberships.departmentId))
      .leftJoin(claimants, eq(claimants.id, reviewItems.claimedBy))
      .where(where)
      .orderBy(asc(reviewItems.createdAt), asc(examAnswers.attemptId))
    return window === 'count' ? found.limit(1) : found.limit(window.size).offset(window.offset)
  },

  /** The newest version of a question that the papers of an exam have. */
  versionOf: (db: Db, examId: ExamId, questionId: Id<'question'>) =>
    db
      .select({ id: questionVersions.id, body: questionVersions.body, solution: questionVersions.solution })
      .from(examAnswers)
      .innerJoin(examAttempts, eq(examAttempts.id, examAnswers.attemptId))
      .innerJoin(questionVersions, eq(questionVersions.id, examAnswers.versionId))
      .where(and(eq(examAttempts.examId, examId), eq(questionVersions.questionId, questionId)))
      .orderBy(sql`${questionVersions.number} desc`)
      .limit(1)
      .then(([row]) => row),

  mark: (
    tx: Tx,
    { attemptId, questionKey }: { attemptId: AttemptId; questionKey: string },
    values: Partial<typeof examAnswers.$inferInsert>,
  ) =>
    tx
      .update(examAnswers)
      .set(values)
      .where(and(eq(examAnswers.attemptId, attemptId), eq(examAnswers.questionKey, questionKey))),

  markers: (db: Db, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> =>
    ids.length === 0
      ? Promise.resolve(new Map())
      : db
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(inArray(users.id, [...ids]))
          .then((rows) => new Map(rows.map(({ id, name }) => [id, name]))),

  /** Attempts in review that the queue does not have. */
  notQueued: (db: Db, limit: number) =>
    db
      .select({
        id: examAttempts.id,
        examId: examAttempts.examId,
        collegeId: examAttempts.collegeId,
        userId: examAttempts.userId,
        at: sql<Date>`coalesce(${examAttempts.submittedAt}, ${examAttempts.startedAt})`.mapWith(examAttempts.startedAt),
      })
      .from(examAttempts)
      .where(
        and(
          eq(examAttempts.state, 'in_review'),
          sql`not exists (select 1 from ${reviewItems} i where i.biz_type = ${REVIEW_BIZ.exam}
            and i.record_id = ${examAttempts.id} and i.state = 'waiting')`,
        ),
      )
      .orderBy(asc(examAttempts.id))
      .limit(limit),

  /** Sealed files without a decision that the queue does not have. */
  filesNotQueued: (db: Db, limit: number) =>
    db
      .select({
        id: examSealedFiles.id,
        examId: examAttempts.examId,
        collegeId: examAttempts.collegeId,
        userId: examAttempts.userId,
        at: examSealedFiles.receivedAt,
      })
      .from(examSealedFiles)
      .innerJoin(examAttempts, eq(examAttempts.id, examSealedFiles.attemptId))
      .where(
        and(
          eq(examSealedFiles.state, 'waiting'),
          sql`not exists (select 1 from ${reviewItems} i where i.biz_type = ${REVIEW_BIZ.sealed}
            and i.record_id = ${examSealedFiles.id} and i.state = 'waiting')`,
        ),
      )
      .orderBy(asc(examSealedFiles.id))
      .limit(limit),

  /** Published exams that name reviewers whom the queue does not know. */
  withoutReviewers: (db: Db, limit: number) =>
    db
      .select({ id: exams.id, document: exams.published })
      .from(exams)
      .where(
        sql`jsonb_array_length(${exams.published} -> 'reviewerIds') > 0 and not exists (select 1 from ${reviewers} r
          where r.biz_type = ${REVIEW_BIZ.exam} and r.biz_id = ${exams.id})`,
      )
      .orderBy(asc(exams.id))
      .limit(limit),
}
