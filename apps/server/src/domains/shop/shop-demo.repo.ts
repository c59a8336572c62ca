import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'

/** What the demo shop shows and sells of the demo courses. */
export const shopDemoRepo = {
  course: (tx: Tx, collegeId: CollegeId, title: string) =>
    tx
      .execute<{ id: Id<'course'>; coverFileId: FileId | null }>(
        sql`select id, cover_file_id as "coverFileId" from courses where college_id = ${collegeId} and title = ${title}`,
      )
      .then(({ rows }) => {
        const [row] = rows
        if (!row) throw new Error(`the demo company has no course ${title}`)
        return row
      }),

  /** Pictures of courses that everybody sees. */
  covers: (tx: Tx, collegeId: CollegeId): Promise<FileId[]> =>
    tx
      .execute<{ id: FileId }>(
        sql`select cover_file_id as id from courses where college_id = ${collegeId} and state = 'published'
          and audience_id is null and cover_file_id is not null order by id`,
      )
      .then(({ rows }) => rows.map(({ id }) => id)),
}
