import type { DepartmentId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { departments, memberships, membersOf } from '../../org/index.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { examPeople } from '../exam.tables.ts'
import { type ExamScope, everybody } from './report.repo.ts'

export interface Numbers extends Record<string, unknown> {
  taken: number
  finished: number
  passed: number
  average: number | null
}

interface ExamNumbers extends Numbers {
  inProgress: number
  inReview: number
  median: number | null
  highest: number | null
  lowest: number | null
}

interface DepartmentNumbers extends Numbers {
  departmentId: DepartmentId | null
  name: string
  people: number
}

/** Over rows `p` of people. */
export const numbers: SQL = sql`count(*) filter (where p.attempts > 0)::int as taken, count(p.score)::int as finished,
  count(*) filter (where p.is_qualified)::int as passed, round(avg(p.score))::int as average`

const NONE = { taken: 0, finished: 0, passed: 0, average: null }

export const reportNumbersRepo = {
  exam: (db: Db, examId: ExamId): Promise<ExamNumbers> =>
    db
      .execute<ExamNumbers>(
        sql`select ${numbers}, count(*) filter (where p.status = 2)::int as "inProgress",
            count(*) filter (where p.status = 3)::int as "inReview",
            percentile_disc(0.5) within group (order by p.score) as median, max(p.score) as highest, min(p.score) as lowest
          from ${examPeople} p where p.exam_id = ${examId}`,
      )
      .then(
        ({ rows: [row] }) => row ?? { ...NONE, inProgress: 0, inReview: 0, median: null, highest: null, lowest: null },
      ),

  /** How many people have each score. */
  scores: (db: Db, examId: ExamId) =>
    db
      .execute<{ score: number; people: number }>(
        sql`select p.score, count(*)::int as people from ${examPeople} p
          where p.exam_id = ${examId} and p.score is not null group by p.score`,
      )
      .then(({ rows }) => rows),

  audience: (db: Db, { examId, collegeId, audience }: ExamScope) =>
    db
      .execute<{ people: number; notTaken: number }>(
        sql`select count(*)::int as people, count(*) filter (where coalesce(p.attempts, 0) = 0)::int as "notTaken"
          from (${membersOf(collegeId, audience)}) e
            left join ${examPeople} p on p.exam_id = ${examId} and p.user_id = e.user_id`,
      )
      .then(({ rows: [row] }) => row ?? { people: 0, notTaken: 0 }),

  departments: (
    db: Db,
    scope: ExamScope,
    { size, offset }: { size: number; offset: number },
  ): Promise<DepartmentNumbers[]> =>
    db
      .execute<DepartmentNumbers>(
        sql`select d.id as "departmentId", coalesce(d.name, '') as name, count(*)::int as people, ${numbers}
          ${byDepartment(scope)} group by d.id, d.name order by count(*) desc, d.name, d.id limit ${size} offset ${offset}`,
      )
      .then(({ rows }) => rows),

  countDepartments: (db: Db, scope: ExamScope): Promise<number> =>
    db
      .execute<{ departments: number }>(
        sql`select count(distinct coalesce(d.id, 0))::int as departments ${byDepartment(scope)}`,
      )
      .then(({ rows: [row] }) => row?.departments ?? 0),
}

const byDepartment = (scope: ExamScope): SQL => sql`from (${everybody(scope)}) e
  left join ${examPeople} p on p.exam_id = ${scope.examId} and p.user_id = e.user_id
  left join ${memberships} m on m.user_id = e.user_id and m.college_id = ${scope.collegeId}
  left join ${departments} d on d.id = m.department_id`
