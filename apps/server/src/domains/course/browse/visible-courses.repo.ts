import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { courseCategories, courses } from '../course.tables.ts'

const published = (collegeId: CollegeId) =>
  and(eq(courses.collegeId, collegeId), eq(courses.state, 'published'), isNull(courses.removedAt))

export const visibleCoursesRepo = {
  /** Newest first. */
  courses: (db: Db, collegeId: CollegeId) =>
    db
      .select({
        id: courses.id,
        title: courses.title,
        categoryId: courses.categoryId,
        audienceId: courses.audienceId,
        changedAt: courses.changedAt,
      })
      .from(courses)
      .where(published(collegeId))
      .orderBy(desc(courses.publishedAt), desc(courses.id)),

  /** The courses with the most learners first. */
  byLearners: (db: Db, collegeId: CollegeId): Promise<Id<'course'>[]> =>
    db
      .select({ id: courses.id })
      .from(courses)
      .where(published(collegeId))
      .orderBy(desc(courses.learners), desc(courses.id))
      .then((rows) => rows.map(({ id }) => id)),

  categories: (db: Db, collegeId: CollegeId) =>
    db
      .select({
        id: courseCategories.id,
        parentId: courseCategories.parentId,
        name: courseCategories.name,
        level: courseCategories.level,
      })
      .from(courseCategories)
      .where(eq(courseCategories.collegeId, collegeId))
      .orderBy(asc(courseCategories.level), asc(courseCategories.sort), asc(courseCategories.id)),
}
