import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import type { ExamPersonState } from '@sands/rules/exam/report-states'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, membersOf, users } from '../../org/index.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { examAttempts, examPeople, exams } from '../exam.tables.ts'
import { examReminders } from '../exam-report.tables.ts'

/** An exam with the people who may take it. */
export interface ExamScope {
  examId: ExamId
  collegeId: CollegeId
  audience: AudienceChoice
}

export interface PeopleFilter {
  state?: ExamPersonState | undefined
  departmentId?: DepartmentId | undefined
  keyWord?: string | undefined
}

export interface PersonRow extends Record<string, unknown> {
  userId: UserId
  name: string
  userName: string
  departmentName: string
  state: ExamPersonState
  attempts: number
  score: number | null
  best: number | null
  last: number | null
  lastAt: string | null
  remindedAt: string | null
}

/** People whose results count: everybody with an attempt. */
const takers = ({ examId }: ExamScope): SQL =>
  sql`select user_id from ${examPeople} where exam_id = ${examId} and attempts > 0`

/** The audience and everybody with an attempt. With a state, only the group that can have this state. */
export function everybody(scope: ExamScope, state?: ExamPersonState): SQL {
  const members = membersOf(scope.collegeId, scope.audience)
  if (state === undefined) return sql`${members} union ${takers(scope)}`
  return state === 'not_taken' ? members : takers(scope)
}

/** By the row `p` of a person, which may be missing. The numbers are those of EXAM_STATUS. */
const STATES: Readonly<Record<ExamPersonState, SQL>> = {
  not_taken: sql`coalesce(p.attempts, 0) = 0`,
  in_progress: sql`(p.attempts > 0 and p.status = 2)`,
  in_review: sql`(p.attempts > 0 and p.status = 3)`,
  passed: sql`(p.attempts > 0 and p.status = 4)`,
  failed: sql`(p.attempts > 0 and p.status = 5)`,
}

/** Adds to the people `e` their name `u`, department `d` and row of the exam `p`. */
const known = ({ examId, collegeId }: ExamScope): SQL => sql`
  join ${users} u on u.id = e.user_id
    left join ${examPeople} p on p.exam_id = ${examId} and p.user_id = e.user_id
    left join ${memberships} m on m.user_id = e.user_id and m.college_id = ${collegeId}
    left join ${departments} d on d.id = m.department_id`

/** The people who match the filter. */
export function chosen(scope: ExamScope, { state, departmentId, keyWord }: PeopleFilter): SQL {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  const conditions = [
    sql`true`,
    ...(state ? [STATES[state]] : []),
    ...(departmentId ? [sql`d.college_id = ${scope.collegeId} and ${departmentId}::bigint = any(d.path)`] : []),
    ...(words ? [sql`(u.name ilike ${words} or u.user_name ilike ${words})`] : []),
  ]
  return sql`from (${everybody(scope, state)}) e ${known(scope)} where ${sql.join(conditions, sql` and `)}`
}

const ids = ({ rows }: { rows: { user_id: UserId }[] }): UserId[] => rows.map((row) => row.user_id)
/** Nobody who has not taken it has a last time, although their row may have been changed. */
const lastChange = sql`(case when p.attempts > 0 then p.changed_at end)`

export const reportRepo = {
  /** An exam that was published at least once, in any state, also a deleted one. */
  exam: (db: Db, collegeId: CollegeId, id: ExamId) =>
    db
      .select({
        id: exams.id,
        title: exams.title,
        state: exams.state,
        removedAt: exams.removedAt,
        audienceId: exams.audienceId,
        document: exams.published,
        paper: exams.paper,
        totalScore: exams.totalScore,
        opensAt: exams.opensAt,
        closesAt: exams.closesAt,
      })
      .from(exams)
      .where(and(eq(exams.collegeId, collegeId), eq(exams.id, id), gt(exams.edition, 0)))
      .then(([row]) => row),

  count: (db: Db, scope: ExamScope, filter: PeopleFilter): Promise<number> =>
    db
      .execute<{ people: number }>(sql`select count(*)::int as people ${chosen(scope, filter)}`)
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** The people who were active last come first, then those who have not taken it, by name. */
  page: (
    db: Db,
    scope: ExamScope,
    { filter, size, offset }: { filter: PeopleFilter; size: number; offset: number },
  ): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select e.user_id ${chosen(scope, filter)}
          order by ${lastChange} desc nulls last, u.name, e.user_id limit ${size} offset ${offset}`,
      )
      .then(ids),

  /** All matching people at once, for an export. */
  all: (db: Db, scope: ExamScope, filter: PeopleFilter, limit: number): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(sql`select e.user_id ${chosen(scope, filter)} order by e.user_id limit ${limit}`)
      .then(ids),

  /** These people of the college, in the order of the ids. */
  byIds: (db: Db, scope: ExamScope, userIds: readonly UserId[]): Promise<PersonRow[]> =>
    db
      .execute<PersonRow>(
        sql`select e.user_id as "userId", u.name, u.user_name as "userName", coalesce(d.name, '') as "departmentName",
            case when ${STATES.not_taken} then 'not_taken' when ${STATES.in_progress} then 'in_progress'
              when ${STATES.in_review} then 'in_review' when ${STATES.passed} then 'passed' else 'failed' end as state,
            coalesce(p.attempts, 0) as attempts, p.score, made.best, made.last, made.last_at as "lastAt",
            r.reminded_at as "remindedAt"
          from unnest(${sql.param([...userIds])}::bigint[]) with ordinality e (user_id, place)
            ${known(scope)}
            left join ${examReminders} r on r.exam_id = ${scope.examId} and r.user_id = e.user_id
            left join lateral (
              select max(a.score) as best, (array_agg(a.score order by a.number desc) filter (where a.score is not null))[1] as last,
                max(coalesce(a.submitted_at, a.started_at)) as last_at
              from ${examAttempts} a where a.exam_id = ${scope.examId} and a.user_id = e.user_id and a.state <> 'void'
            ) made on true
          where m.user_id is not null or p.user_id is not null
          order by e.place`,
      )
      .then(({ rows }) => rows),
}
