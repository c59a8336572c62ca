import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { type AttemptId, type AttemptRow, attemptRepo } from '../attempt/attempt.repo.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { examAnswers, examAttempts, examNotes, exams } from '../exam.tables.ts'

/** A right answer in less time than this was hardly read. */
const QUICK_S = 3
const MOST_NOTES = 500

export interface PersonName extends Record<string, unknown> {
  userId: UserId
  name: string
  userName: string
  departmentName: string
}

export interface IntegrityFacts extends PersonName {
  examRecordId: AttemptId
  number: number
  score: number | null
  leaves: number
  takeOvers: number
  devices: number
  offline: number
  seconds: number
  quick: number
}

/** Attempts with events, and attempts that took less than three seconds for each question. */
const noticed = (examId: ExamId): SQL => sql`
  from ${examAttempts} a left join (
      select n.attempt_id, count(*) filter (where n.kind = 'leave')::int as leaves,
        count(*) filter (where n.kind = 'take_over')::int as take_overs,
        count(distinct n.detail ->> 'userAgent') filter (where n.kind = 'take_over')::int as devices,
        count(*) filter (where n.kind = 'offline')::int as offline
      from ${examNotes} n join ${examAttempts} mine on mine.id = n.attempt_id and mine.exam_id = ${examId}
      where n.kind in ('leave', 'take_over', 'offline') group by n.attempt_id
    ) n on n.attempt_id = a.id
  where a.exam_id = ${examId} and a.submitted_at is not null and a.state <> 'void'
    and (n.attempt_id is not null
      or (a.score > 0 and extract(epoch from a.submitted_at - a.started_at) < a.question_num * ${QUICK_S}))`

export const attemptReportRepo = {
  ofPerson: (db: Db, { examId, collegeId, userId }: { examId: ExamId; collegeId: CollegeId; userId: UserId }) =>
    db
      .select()
      .from(examAttempts)
      .where(
        and(
          eq(examAttempts.examId, examId),
          eq(examAttempts.userId, userId),
          eq(examAttempts.collegeId, collegeId),
          ne(examAttempts.state, 'void'),
        ),
      )
      .orderBy(asc(examAttempts.number)),

  byId: (db: Db, collegeId: CollegeId, id: AttemptId): Promise<(AttemptRow & { examTitle: string }) | undefined> =>
    db
      .select({ attempt: examAttempts, examTitle: exams.title })
      .from(examAttempts)
      .innerJoin(exams, eq(exams.id, examAttempts.examId))
      .where(and(eq(examAttempts.id, id), eq(examAttempts.collegeId, collegeId)))
      .then(([row]) => row && { ...row.attempt, examTitle: row.examTitle }),

  /** How often each attempt was opened again. */
  takeOvers: (db: Db, ids: readonly AttemptId[]): Promise<ReadonlyMap<AttemptId, number>> =>
    db
      .execute<{ id: AttemptId; times: number }>(
        sql`select attempt_id as id, count(*)::int as times from ${examNotes}
          where attempt_id = any(${sql.param([...ids])}::bigint[]) and kind = 'take_over' group by attempt_id`,
      )
      .then(({ rows }) => new Map(rows.map(({ id, times }) => [id, times]))),

  notes: (db: Db, id: AttemptId) =>
    db
      .select({ kind: examNotes.kind, at: examNotes.at, detail: examNotes.detail })
      .from(examNotes)
      .where(eq(examNotes.attemptId, id))
      .orderBy(asc(examNotes.at), asc(examNotes.id))
      .limit(MOST_NOTES),

  answers: attemptRepo.answers,

  names: (db: Db, collegeId: CollegeId, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, PersonName>> =>
    db
      .execute<PersonName>(
        sql`select u.id as "userId", u.name, u.user_name as "userName", coalesce(d.name, '') as "departmentName"
          from ${users} u left join ${memberships} m on m.user_id = u.id and m.college_id = ${collegeId}
            left join ${departments} d on d.id = m.department_id
          where u.id = any(${sql.param([...ids])}::bigint[])`,
      )
      .then(({ rows }) => new Map(rows.map((row) => [row.userId, row]))),

  integrity: (
    db: Db,
    { examId, collegeId }: { examId: ExamId; collegeId: CollegeId },
    { size, offset }: { size: number; offset: number },
  ): Promise<IntegrityFacts[]> =>
    db
      .execute<IntegrityFacts>(
        sql`with page as (
            select a.id, a.user_id, a.number, a.score, a.submitted_at, a.started_at, coalesce(n.leaves, 0) as leaves,
              coalesce(n.take_overs, 0) as take_overs, coalesce(n.devices, 0) as devices, coalesce(n.offline, 0) as offline
            ${noticed(examId)}
            order by coalesce(n.leaves, 0) + coalesce(n.take_overs, 0) desc, a.submitted_at desc, a.id
            limit ${size} offset ${offset})
          select u.id as "userId", u.name, u.user_name as "userName", coalesce(d.name, '') as "departmentName",
            page.id as "examRecordId", page.number, page.score, page.leaves, page.take_overs as "takeOvers", page.devices,
            page.offline, greatest(0, extract(epoch from page.submitted_at - page.started_at))::int as seconds, (select count(*)::int from ${examAnswers} q
              where q.attempt_id = page.id and q.verdict = 'right' and q.seconds < ${QUICK_S}) as quick
          from page join ${users} u on u.id = page.user_id
            left join ${memberships} m on m.user_id = u.id and m.college_id = ${collegeId}
            left join ${departments} d on d.id = m.department_id
          order by page.leaves + page.take_overs desc, page.submitted_at desc, page.id`,
      )
      .then(({ rows }) => rows),

  countIntegrity: (db: Db, examId: ExamId): Promise<number> =>
    db
      .execute<{ attempts: number }>(sql`select count(*)::int as attempts ${noticed(examId)}`)
      .then(({ rows: [row] }) => row?.attempts ?? 0),
}
