import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { courses } from '../course/index.ts'

/** The first published course of a college. */
export const firstCourse = (db: Db, collegeId: CollegeId): Promise<{ id: Id<'course'>; title: string } | undefined> =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.collegeId, collegeId), eq(courses.state, 'published'), isNull(courses.removedAt)))
    .orderBy(asc(courses.id))
    .limit(1)
    .then(([row]) => row)
