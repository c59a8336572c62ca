import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { choiceOf } from '../../org/index.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'
import type { CourseScope } from '../study/learner.repo.ts'
import { reportRepo } from './report.repo.ts'

/** The course of a report, with its audience. Deleted courses can be reported too. */
export async function reportOn(db: Db, collegeId: CollegeId, courseId: CourseId) {
  const course = await reportRepo.course(db, collegeId, courseId)
  if (!course) throw fail('course.unknown')
  const scope: CourseScope = { courseId, collegeId, audience: await choiceOf(db, course.audienceId) }
  return { course, scope }
}
