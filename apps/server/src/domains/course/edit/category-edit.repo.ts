import type { Id } from '@sands/contract/kernel/schema'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { CategoryContents } from '../../../kernel/category/category.service.ts'
import { courses } from '../course.tables.ts'

type CategoryId = Id<'courseCategory'>

export const categoryEditRepo: CategoryContents<'courseCategory'> = {
  /** A course counts in the category where learners find it and in the category of its draft. */
  counts: (db, collegeId) =>
    db
      .execute<{ id: CategoryId; courses: number }>(
        sql`select place.id, count(*)::int as courses from ${courses} c
          cross join lateral (select c.category_id as id union select (c.draft ->> 'categoryId')::bigint) place
          where c.college_id = ${collegeId} and c.removed_at is null and place.id is not null
          group by place.id`,
      )
      .then(({ rows }) => new Map(rows.map((row) => [row.id, row.courses]))),

  release: (tx, id) =>
    tx
      .update(courses)
      .set({ categoryId: null })
      .where(and(eq(courses.categoryId, id), isNotNull(courses.removedAt))),
}
