import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'

/** What the demo shop sells of the demo courses. */
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
}
