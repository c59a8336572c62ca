import type { CollegeId } from '@sands/contract/kernel/schema'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { departments, memberships, users } from '../../org/index.ts'
import type { AttemptId } from '../attempt/attempt.repo.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { examAnswers, examAttempts, examPeople, questionVersions } from '../exam.tables.ts'
import { examSimilarities } from '../exam-report.tables.ts'
import type { PersonName } from './attempt-report.repo.ts'

interface WrongAnswer extends Record<string, unknown> {
  attemptId: AttemptId
  question: string
  answer: string
}

export const similarityRepo = {
  /** The last finished attempt of each person, the newest people first. */
  attempts: (db: Db, examId: ExamId, limit: number): Promise<AttemptId[]> =>
    db
      .execute<{ id: AttemptId }>(
        sql`select id from (
            select distinct on (a.user_id) a.id, a.submitted_at from ${examAttempts} a
            where a.exam_id = ${examId} and a.state = 'finished' order by a.user_id, a.number desc
          ) last order by submitted_at desc, id limit ${limit}`,
      )
      .then(({ rows }) => rows.map(({ id }) => id)),

  people: (db: Db, examId: ExamId): Promise<number> =>
    db
      .execute<{ people: number }>(
        sql`select count(*)::int as people from ${examPeople} where exam_id = ${examId} and score is not null`,
      )
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** Essays are not compared: the server cannot tell whether two texts say the same. */
  wrongAnswers: (db: Db, ids: readonly AttemptId[]): Promise<WrongAnswer[]> =>
    db
      .execute<WrongAnswer>(
        sql`select a.attempt_id as "attemptId", v.question_id || '/' || split_part(a.question_key, '/', 2) as question,
            case when v.body ->> 'type' in ('multiple', 'uncertain')
              then (select string_agg(o, ',' order by o) from jsonb_array_elements_text(a.answer -> 'options') o)
              else lower(a.answer::text) end as answer
          from ${examAnswers} a join ${questionVersions} v on v.id = a.version_id
          where a.attempt_id = any(${sql.param([...ids])}::bigint[]) and a.verdict in ('wrong', 'partial')
            and a.answer is not null and not a.answer ?| array['text', 'fileIds']`,
      )
      .then(({ rows }) => rows),

  store: (db: Db, values: typeof examSimilarities.$inferInsert) =>
    db.insert(examSimilarities).values(values).onConflictDoUpdate({ target: examSimilarities.examId, set: values }),

  last: (db: Db, examId: ExamId) =>
    db
      .select()
      .from(examSimilarities)
      .where(eq(examSimilarities.examId, examId))
      .then(([row]) => row),

  /** Whose attempts these are. */
  namesByAttempt: (db: Db, { examId, collegeId }: { examId: ExamId; collegeId: CollegeId }, ids: readonly string[]) =>
    db
      .execute<PersonName & { examRecordId: AttemptId }>(
        sql`select a.id as "examRecordId", u.id as "userId", u.name, u.user_name as "userName",
            coalesce(d.name, '') as "departmentName"
          from ${examAttempts} a join ${users} u on u.id = a.user_id
            left join ${memberships} m on m.user_id = u.id and m.college_id = ${collegeId}
            left join ${departments} d on d.id = m.department_id
          where a.id = any(${sql.param([...ids])}::bigint[]) and a.exam_id = ${examId}`,
      )
      .then(({ rows }) => new Map(rows.map((row) => [row.examRecordId as string, row]))),
}
