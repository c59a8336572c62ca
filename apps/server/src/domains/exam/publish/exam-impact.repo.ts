import type { CollegeId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { membersOf } from '../../org/index.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { examAttempts, examPeople, questions, questionVersions } from '../exam.tables.ts'

interface Counts extends Record<string, unknown> {
  taken: number
  finished: number
  inProgress: number
  wouldPass: number
  wouldFail: number
}

const NOBODY: Counts = { taken: 0, finished: 0, inProgress: 0, wouldPass: 0, wouldFail: 0 }

export const examImpactRepo = {
  /** People and attempts, and who would pass by another pass mark with the scores as they are. */
  counts: (db: Db, examId: ExamId, passPercent: number): Promise<Counts> =>
    db
      .execute<Counts>(
        sql`select count(*) filter (where p.attempts > 0)::int as taken,
            count(*) filter (where p.score is not null)::int as finished,
            (select count(*)::int from ${examAttempts} r where r.exam_id = ${examId} and r.state = 'in_progress') as "inProgress",
            count(*) filter (where p.is_qualified = false and a.total_score > 0
              and p.score * 100 >= a.total_score * ${passPercent})::int as "wouldPass",
            count(*) filter (where p.is_qualified and p.score * 100 < a.total_score * ${passPercent})::int as "wouldFail"
          from ${examPeople} p left join ${examAttempts} a on a.id = p.attempt_id where p.exam_id = ${examId}`,
      )
      .then(({ rows: [row] }) => row ?? NOBODY),

  /** People with attempts whom another audience leaves out. */
  loseAccess: (db: Db, { examId, collegeId }: { examId: ExamId; collegeId: CollegeId }, wanted: AudienceChoice) =>
    db
      .execute<{ people: number }>(
        sql`select count(*)::int as people from ${examPeople} p where p.exam_id = ${examId} and p.attempts > 0
          and p.user_id not in (${membersOf(collegeId, wanted)})`,
      )
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** Those of the versions that have a newer one. */
  outdated: (db: Db, versionIds: readonly string[]): Promise<number> =>
    versionIds.length === 0
      ? Promise.resolve(0)
      : db
          .execute<{ versions: number }>(
            sql`select count(*)::int as versions from ${questionVersions} v join ${questions} q on q.id = v.question_id
              where v.id = any(${sql.param([...versionIds])}::bigint[]) and q.version_id <> v.id`,
          )
          .then(({ rows: [row] }) => row?.versions ?? 0),
}
