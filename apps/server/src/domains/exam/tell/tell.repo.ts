import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { AudienceId, CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { REVIEW_BIZ } from '@sands/rules/review'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { departments, memberships, membersOf } from '../../org/index.ts'
import { reviewItems } from '../../review/index.ts'
import type { AttemptId } from '../attempt/attempt.repo.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { examAttempts, examOverrides, examPeople, exams } from '../exam.tables.ts'
import { examAnnouncements } from '../exam-report.tables.ts'

const MOST_EXAMS = 500

export type Occasion = 'opens' | 'ends'

export interface Span {
  after: Date
  until: Date
}

/** A published exam, as far as messages need it. */
export interface LiveExam {
  id: ExamId
  collegeId: CollegeId
  title: string
  audienceId: AudienceId | null
  audience: AudienceChoice
  document: ExamDocument
  publishedAt: Date
}

const live = (db: Db) =>
  db
    .select({
      id: exams.id,
      collegeId: exams.collegeId,
      title: exams.title,
      audienceId: exams.audienceId,
      document: exams.published,
      publishedAt: exams.publishedAt,
    })
    .from(exams)
const isLive = and(eq(exams.state, 'published'), isNull(exams.removedAt))

const opening = sql`greatest(coalesce(${exams.opensAt}, ${exams.publishedAt}), ${exams.publishedAt})`
const within = (moment: SQL, { after, until }: Span): SQL => sql`(${moment} > ${after} and ${moment} <= ${until})`
/** Drizzle would name these columns without their table inside a subquery. */
const ofOverride = (name: 'opens_at' | 'closes_at' | 'admit_until' | 'attempts') => sql.raw(`o.${name}`)

type Term = 'opens_at' | 'closes_at' | 'admit_until' | 'attempts'

/**
 * A term as it holds for the person `e` in the department `d`: of the newest override for the person, then of one for
 * their departments, then of the exam. The same order as in `termsOf`.
 */
const termOf = (examId: ExamId, name: Term, own: SQL): SQL => sql`coalesce((
  select ${ofOverride(name)} from ${examOverrides} o
  where o.exam_id = ${examId} and o.removed_at is null and ${ofOverride(name)} is not null
    and (o.user_id = e.user_id or o.department_id = any(d.path))
  order by o.user_id is null, o.created_at desc, o.id desc limit 1), ${own})`

const time = (at: string | Date | null): SQL => sql`${at}::timestamptz`

/** When the exam opens for the person, and the last moment at which they can start. */
const opensFor = ({ id, document, publishedAt }: LiveExam): SQL =>
  sql`greatest(${termOf(id, 'opens_at', time(document.opensAt ?? publishedAt))}, ${time(publishedAt)})`
const endsFor = ({ id, document }: LiveExam): SQL =>
  sql`least(${termOf(id, 'closes_at', time(document.closesAt))}, ${termOf(id, 'admit_until', time(document.admitUntil))})`

/** The people `e` of the audience with their department `d` and how they are doing `p`. */
const audienceOf = ({ id, collegeId, audience }: LiveExam): SQL => sql`
  from (${membersOf(collegeId, audience)}) e
    left join ${memberships} m on m.user_id = e.user_id and m.college_id = ${collegeId}
    left join ${departments} d on d.id = m.department_id
    left join ${examPeople} p on p.exam_id = ${id} and p.user_id = e.user_id`

const ids = ({ rows }: { rows: { user_id: UserId }[] }): UserId[] => rows.map((row) => row.user_id)

export const tellRepo = {
  exam: (db: Db, id: ExamId) =>
    live(db)
      .where(and(eq(exams.id, id), isLive))
      .then(([row]) => row),

  /** Exams that open or end within these spans, for everybody or by other terms for some. */
  due: (db: Db, opens: Span, ends: Span) =>
    live(db)
      .where(
        and(
          isLive,
          sql`(${within(opening, opens)} or ${within(sql`${exams.closesAt}`, ends)}
            or ${within(sql`(${exams.published} ->> 'admitUntil')::timestamptz`, ends)}
            or exists (select 1 from ${examOverrides} o where o.exam_id = ${exams.id} and o.removed_at is null
              and (${within(sql`o.opens_at`, opens)} or ${within(sql`o.closes_at`, ends)} or ${within(sql`o.admit_until`, ends)})))`,
        ),
      )
      .limit(MOST_EXAMS),

  overrides: (db: Db, examId: ExamId) =>
    db
      .select({
        opensAt: examOverrides.opensAt,
        closesAt: examOverrides.closesAt,
        admitUntil: examOverrides.admitUntil,
      })
      .from(examOverrides)
      .where(and(eq(examOverrides.examId, examId), isNull(examOverrides.removedAt))),

  /** Notes the occasion; false when it was noted before. */
  announce: (tx: Tx, values: { examId: ExamId; kind: Occasion; moment: Date; sentAt: Date }): Promise<boolean> =>
    tx
      .insert(examAnnouncements)
      .values({ ...values, people: 0 })
      .onConflictDoNothing()
      .returning({ moment: examAnnouncements.moment })
      .then((rows) => rows.length > 0),

  setPeople: (tx: Tx, { examId, kind, moment }: { examId: ExamId; kind: Occasion; moment: Date }, people: number) =>
    tx
      .update(examAnnouncements)
      .set({ people })
      .where(
        and(
          eq(examAnnouncements.examId, examId),
          eq(examAnnouncements.kind, kind),
          eq(examAnnouncements.moment, moment),
        ),
      ),

  /** Who has not taken the exam, which opened for them at this moment and has not ended. */
  opensAt: (db: Db, exam: LiveExam, moment: Date, now: Date): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select e.user_id ${audienceOf(exam)} where coalesce(p.attempts, 0) = 0
          and ${opensFor(exam)} = ${time(moment)} and coalesce(${endsFor(exam)} > ${time(now)}, true) order by e.user_id`,
      )
      .then(ids),

  /** Who has not taken the exam, which ends for them at this moment and has been open since before `openedBefore`. */
  endsAt: (db: Db, exam: LiveExam, moment: Date, openedBefore: Date): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select e.user_id ${audienceOf(exam)} where coalesce(p.attempts, 0) = 0
          and ${endsFor(exam)} = ${time(moment)} and ${opensFor(exam)} <= ${time(openedBefore)} order by e.user_id`,
      )
      .then(ids),

  /** The override that was given at this moment, if it can give somebody another chance and still holds. */
  grantedAt: (
    db: Db,
    {
      examId,
      userId,
      departmentId,
      at,
    }: { examId: ExamId; userId: UserId | null; departmentId: DepartmentId | null; at: Date },
  ): Promise<Id<'examOverride'> | undefined> =>
    db
      .execute<{ id: Id<'examOverride'> }>(
        sql`select id from ${examOverrides} where exam_id = ${examId} and removed_at is null and created_at = ${time(at)}
          and user_id is not distinct from ${userId}::bigint and department_id is not distinct from ${departmentId}::bigint
          and (attempts is not null or closes_at is not null or admit_until is not null) order by id desc limit 1`,
      )
      .then(({ rows: [row] }) => row?.id),

  /** Of the person or department: who failed or missed the exam and can start it now or later. */
  haveChance: (
    db: Db,
    exam: LiveExam,
    { userId, departmentId, now }: { userId: UserId | null; departmentId: DepartmentId | null; now: Date },
  ): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select e.user_id ${audienceOf(exam)}
          where ${userId ? sql`e.user_id = ${userId}` : sql`${departmentId}::bigint = any(d.path)`}
            and (p.attempts > 0 and p.status = 5
              or coalesce(p.attempts, 0) = 0
                and least(${time(exam.document.closesAt)}, ${time(exam.document.admitUntil)}) <= ${time(now)})
            and coalesce(${endsFor(exam)} > ${time(now)}, true)
            and ${termOf(exam.id, 'attempts', sql`${exam.document.attempts}::int`)} not between 1 and coalesce(p.attempts, 0)
          order by e.user_id`,
      )
      .then(ids),

  /** Attempts with a result that nobody was told about, the oldest first. Locked, so that two processes share them. */
  untold: (tx: Tx, limit: number) =>
    tx
      .select({
        id: examAttempts.id,
        examId: examAttempts.examId,
        collegeId: examAttempts.collegeId,
        userId: examAttempts.userId,
        number: examAttempts.number,
        state: examAttempts.state,
        finishedAt: examAttempts.finishedAt,
      })
      .from(examAttempts)
      .where(sql`finished_at is not null and result_told_at is null`)
      .orderBy(examAttempts.finishedAt)
      .limit(limit)
      .for('update', { skipLocked: true }),

  titles: (db: Db, examIds: readonly ExamId[]): Promise<ReadonlyMap<ExamId, string>> =>
    examIds.length === 0
      ? Promise.resolve(new Map())
      : db
          .select({ id: exams.id, title: exams.title })
          .from(exams)
          .where(and(inArray(exams.id, [...examIds]), isNull(exams.removedAt)))
          .then((rows) => new Map(rows.map(({ id, title }) => [id, title]))),

  told: (tx: Tx, attemptIds: readonly AttemptId[], at: Date) =>
    tx
      .update(examAttempts)
      .set({ resultToldAt: at })
      .where(inArray(examAttempts.id, [...attemptIds])),

  /** Counts everything that has happened so far as told: the demo company has its own messages. */
  async quiet(tx: Tx, now: Date): Promise<void> {
    await tx.execute(sql`update ${examAttempts} set result_told_at = finished_at where finished_at is not null`)
    await tx.execute(sql`insert into ${examAnnouncements} (exam_id, kind, moment, people, sent_at)
      select ${exams.id}, 'opens', ${opening}, 0, ${time(now)} from ${exams} where ${exams.publishedAt} is not null
      union all select ${exams.id}, 'ends', ${exams.closesAt}, 0, ${time(now)} from ${exams}
        where ${exams.publishedAt} is not null and ${exams.closesAt} is not null
      on conflict do nothing`)
    await tx.execute(sql`insert into ${reviewItems}
        (college_id, biz_type, biz_id, record_id, user_id, state, created_at, told_at)
      select college_id, ${REVIEW_BIZ.exam}, exam_id, id, user_id, 'waiting', submitted_at, ${time(now)}
        from ${examAttempts} where state = 'in_review' on conflict do nothing`)
  },
}

export type UntoldAttempt = Awaited<ReturnType<typeof tellRepo.untold>>[number]
