import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import type { AttemptNote, ExamStatus } from '@sands/rules/exam/state'
import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
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
export type NewAnswer = Omit<typeof examAnswers.$inferInsert, 'attemptId'>
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

  /** The attempt with its first ticket; undefined when it has a change or a ticket, or its time is over. */
  openFirst: (db: Db, owner: Owner, id: AttemptId, openAfter: Date): Promise<AttemptRow | undefined> =>
    db
      .update(examAttempts)
      .set({ ticket: 1 })
      .where(
        and(
          own(owner, id),
          eq(examAttempts.state, 'in_progress'),
          eq(examAttempts.ticket, 0),
          eq(examAttempts.lastSeq, 0),
          or(isNull(examAttempts.deadline), gt(examAttempts.deadline, openAfter)),
        ),
      )
      .returning()
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

  versions: (db: Db, ids: readonly string[]) =>
    db
      .select({
        id: questionVersions.id,
        body: questionVersions.body,
        solution: questionVersions.solution,
        fileIds: sql<
          FileId[]
        >`array(select f.file_id::text from ${questionFiles} f where f.version_id = ${questionVersions.id})`,
      })
      .from(questionVersions)
      .where(sql`${questionVersions.id} = any(${sql.param([...ids])}::bigint[])`),

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

  /** The exam's present title, and the edition that the attempt started with. */
  titleAndEdition: (db: Db, { examId, edition }: Pick<AttemptRow, 'examId' | 'edition'>) =>
    db
      .select({ title: exams.title, document: examEditions.document })
      .from(exams)
      .innerJoin(examEditions, and(eq(examEditions.examId, exams.id), eq(examEditions.edition, edition)))
      .where(eq(exams.id, examId))
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

  removeAnswers: (tx: Tx, id: AttemptId) => tx.delete(examAnswers).where(eq(examAnswers.attemptId, id)),

  /** One parameter for all rows: a paper of 200 questions would need thousands. */
  addAnswers: (tx: Tx, id: AttemptId, rows: readonly NewAnswer[]) =>
    tx.execute(sql`
      insert into ${examAnswers} (attempt_id, question_key, version_id, answer, verdict, max_score, score, rubric,
        comment, marked_by, marked_at, seconds)
      select ${id}::bigint, a."questionKey", a."versionId", nullif(a.answer, 'null'::jsonb), a.verdict, a."maxScore",
        a.score, nullif(a.rubric, 'null'::jsonb), a.comment, a."markedBy", a."markedAt", a.seconds
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a ("questionKey" text, "versionId" bigint,
        answer jsonb, verdict text, "maxScore" int, score int, rubric jsonb, comment text, "markedBy" bigint,
        "markedAt" timestamptz, seconds int)`),

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

  /**
   * Locks the person's row of the exam, so that two starts or results do not overtake each other. Undefined when the
   * college has no such exam.
   */
  async lockPerson(
    tx: Tx,
    { examId, userId, collegeId, changedAt }: { examId: ExamId; userId: UserId; collegeId: CollegeId; changedAt: Date },
  ): Promise<{ hasPassed: boolean; isNew: boolean } | undefined> {
    const { rows } = await tx.execute<{ is_qualified: boolean | null; is_new: boolean }>(sql`
      insert into ${examPeople} as person (exam_id, user_id, college_id, status, changed_at)
      select id, ${userId}, college_id, 1, ${changedAt} from ${exams} where id = ${examId} and college_id = ${collegeId}
      on conflict (exam_id, user_id) do update set status = person.status
      returning is_qualified, xmax = 0 as is_new`)
    const [row] = rows
    return row && { hasPassed: row.is_qualified === true, isNew: row.is_new }
  },

  /** How many people did better, by the score that counts. */
  betterPeople: (db: Db, examId: ExamId, score: number): Promise<number> =>
    db
      .select({ better: sql<number>`count(*)::int` })
      .from(examPeople)
      .where(and(eq(examPeople.examId, examId), sql`${examPeople.score} > ${score}`))
      .then(([row]) => row?.better ?? 0),
}
