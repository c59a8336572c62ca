import type { REPORTED_COURSE_STATES } from '@sands/contract/course/report.calls'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { courses } from '../course.tables.ts'

type ReportedCourseState = (typeof REPORTED_COURSE_STATES)[number]

interface CourseListFilter {
  keyWord?: string | undefined
  state?: ReportedCourseState | undefined
}

const STATES: Readonly<Record<ReportedCourseState, SQL | undefined>> = {
  published: and(eq(courses.state, 'published'), isNull(courses.removedAt)),
  withdrawn: and(sql`${courses.state} <> 'published'`, isNull(courses.removedAt)),
  removed: isNotNull(courses.removedAt),
}

/**
 * Courses that were published at least once, since others cannot have learners. Deleted courses are included only on
 * request.
 */
const filtered = (collegeId: CollegeId, { keyWord, state }: CourseListFilter): SQL | undefined =>
  and(
    eq(courses.collegeId, collegeId),
    gt(courses.edition, 0),
    state ? STATES[state] : isNull(courses.removedAt),
    keyWord?.trim() ? sql`${courses.title} ilike ${anywhere(keyWord.trim())}` : undefined,
  )

export const reportCourseRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { size, offset, ...filter }: CourseListFilter & { size: number; offset: number },
  ) =>
    db
      .select({
        id: courses.id,
        title: courses.title,
        coverFileId: courses.coverFileId,
        state: courses.state,
        publishedAt: courses.publishedAt,
        removedAt: courses.removedAt,
        learners: courses.learners,
        finishers: courses.finishers,
      })
      .from(courses)
      .where(filtered(collegeId, filter))
      .orderBy(sql`${courses.publishedAt} desc nulls last`, desc(courses.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: CourseListFilter): Promise<number> =>
    db.$count(courses, filtered(collegeId, filter)),
}
export type ReportedCourseRow = Awaited<ReturnType<typeof reportCourseRepo.page>>[number]
