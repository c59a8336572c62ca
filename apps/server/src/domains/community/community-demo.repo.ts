import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { courses } from '../course/index.ts'
import { files } from '../media/index.ts'

/** The first published course of a college. */
export const firstCourse = (db: Db, collegeId: CollegeId): Promise<{ id: Id<'course'>; title: string } | undefined> =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.collegeId, collegeId), eq(courses.state, 'published'), isNull(courses.removedAt)))
    .orderBy(asc(courses.id))
    .limit(1)
    .then(([row]) => row)

/** The first pictures of the demo library, which albums and banners show again. */
export const libraryPictures = (db: Db, collegeId: CollegeId, count: number): Promise<FileId[]> =>
  db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.collegeId, collegeId),
        eq(files.kind, 'image'),
        eq(files.purpose, 'image'),
        eq(files.inLibrary, true),
      ),
    )
    .orderBy(asc(files.id))
    .limit(count)
    .then((rows) => rows.map(({ id }) => id))
