import { eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import type { PastEvent } from '../../kernel/events.ts'
import { courseLearners, courses } from './course.tables.ts'
import './course.events.ts'

/** The courses that people of the demo company have finished. */
export const pastCourseEvents = async (tx: Tx): Promise<PastEvent[]> => {
  const rows = await tx
    .select({
      userId: courseLearners.userId,
      courseId: courseLearners.courseId,
      collegeId: courseLearners.collegeId,
      points: courses.points,
      finishedAt: courseLearners.finishedAt,
    })
    .from(courseLearners)
    .innerJoin(courses, eq(courses.id, courseLearners.courseId))
    .where(isNotNull(courseLearners.finishedAt))
  return rows.flatMap(({ finishedAt: at, ...event }): PastEvent[] =>
    at ? [{ name: 'course.finished', event: { ...event, at } }] : [],
  )
}
