import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { LEARN_TYPES } from '@sands/rules/study'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { departments, memberships } from '../../org/index.ts'
import { progress } from '../../study/index.ts'
import { courseCoursewares, courseLearners } from '../course.tables.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'

/** All learners of a course, or those of a department and the departments below it. */
export interface LearnersOf {
  courseId: CourseId
  collegeId: CollegeId
  departmentId?: DepartmentId | undefined
}

interface LearnerNumbers extends Record<string, unknown> {
  learners: number
  finished: number
  seconds: number
}

const learnersOf = ({ courseId, collegeId, departmentId }: LearnersOf): SQL =>
  sql`cl.course_id = ${courseId} and ${
    departmentId
      ? sql`cl.user_id in (select m.user_id from ${memberships} m join ${departments} d on d.id = m.department_id
        where m.college_id = ${collegeId} and ${departmentId}::bigint = any(d.path))`
      : sql`true`
  }`

export const reportAllRepo = {
  numbers: (db: Db, wanted: LearnersOf): Promise<LearnerNumbers> =>
    db
      .execute<LearnerNumbers>(
        sql`select count(*)::int as learners, count(cl.finished_at)::int as finished, (
            select floor(coalesce(sum(p.studied_ms), 0) / 1000)::float8
            from ${courseCoursewares} ci
              join ${progress} p on p.learn_type = ${LEARN_TYPES.courseware} and p.learn_id = ci.courseware_id
              join ${courseLearners} cl on cl.user_id = p.user_id and cl.course_id = ci.course_id
            where ci.course_id = ${wanted.courseId} and ${learnersOf(wanted)}) as seconds
          from ${courseLearners} cl where ${learnersOf(wanted)}`,
      )
      .then(({ rows: [row] }) => row ?? { learners: 0, finished: 0, seconds: 0 }),

  /** The next learners in the order of their ids. */
  next: (db: Db, wanted: LearnersOf, { after, limit }: { after: UserId | null; limit: number }): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select cl.user_id from ${courseLearners} cl
          where ${learnersOf(wanted)} and cl.user_id > ${after ?? '0'}::bigint order by cl.user_id limit ${limit}`,
      )
      .then(({ rows }) => rows.map((row) => row.user_id)),
}
