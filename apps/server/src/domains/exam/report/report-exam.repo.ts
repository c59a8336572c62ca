import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { ReportedExamState } from '@sands/rules/exam/report-states'
import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships } from '../../org/index.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { examPeople, exams } from '../exam.tables.ts'
import { type Numbers, numbers } from './report-numbers.repo.ts'

interface ExamListFilter {
  keyWord?: string | undefined
  state?: ReportedExamState | undefined
}

/** A published exam with a new edition that waits for its time is still published. */
const isHidden = sql`${exams.state} not in ('published', 'scheduled', 'archived')`
const STATES: Readonly<Record<ReportedExamState, SQL | undefined>> = {
  published: and(sql`${exams.state} in ('published', 'scheduled')`, isNull(exams.removedAt)),
  withdrawn: and(isHidden, isNull(exams.removedAt)),
  archived: and(eq(exams.state, 'archived'), isNull(exams.removedAt)),
  removed: isNotNull(exams.removedAt),
}

const filtered = (collegeId: CollegeId, { keyWord, state }: ExamListFilter): SQL | undefined =>
  and(
    eq(exams.collegeId, collegeId),
    gt(exams.edition, 0),
    state ? STATES[state] : isNull(exams.removedAt),
    keyWord?.trim() ? sql`${exams.title} ilike ${anywhere(keyWord.trim())}` : undefined,
  )

const inDepartment = (collegeId: CollegeId, departmentId: DepartmentId | undefined): SQL =>
  departmentId
    ? sql`p.user_id in (select m.user_id from ${memberships} m join ${departments} d on d.id = m.department_id
        where m.college_id = ${collegeId} and ${departmentId}::bigint = any(d.path))`
    : sql`true`

export const reportExamRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { size, offset, ...filter }: ExamListFilter & { size: number; offset: number },
  ) =>
    db
      .select({
        id: exams.id,
        title: exams.title,
        state: exams.state,
        removedAt: exams.removedAt,
        opensAt: exams.opensAt,
        closesAt: exams.closesAt,
        totalScore: exams.totalScore,
      })
      .from(exams)
      .where(filtered(collegeId, filter))
      .orderBy(sql`${exams.publishedAt} desc nulls last`, desc(exams.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: ExamListFilter): Promise<number> =>
    db.$count(exams, filtered(collegeId, filter)),

  /** The numbers of these exams; exams that nobody has opened are missing. */
  numbers: (
    db: Db,
    collegeId: CollegeId,
    examIds: readonly ExamId[],
    departmentId?: DepartmentId,
  ): Promise<ReadonlyMap<ExamId, Numbers>> =>
    db
      .execute<Numbers & { examId: ExamId }>(
        sql`select p.exam_id as "examId", ${numbers} from ${examPeople} p
          where p.exam_id = any(${sql.param([...examIds])}::bigint[]) and p.college_id = ${collegeId}
            and ${inDepartment(collegeId, departmentId)} group by p.exam_id`,
      )
      .then(({ rows }) => new Map(rows.map((row) => [row.examId, row]))),

  /** Everybody with an attempt. */
  takers: (
    db: Db,
    { examId, collegeId }: { examId: ExamId; collegeId: CollegeId },
    departmentId: DepartmentId | undefined,
    limit: number,
  ): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select p.user_id from ${examPeople} p where p.exam_id = ${examId} and p.attempts > 0
          and ${inDepartment(collegeId, departmentId)} order by p.user_id limit ${Math.max(0, limit)}`,
      )
      .then(({ rows }) => rows.map((row) => row.user_id)),
}
export type ListedReport = Awaited<ReturnType<typeof reportExamRepo.page>>[number]
