import type { CollegeId, FileId } from '@sands/contract/kernel/schema'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { colleges } from '../org/index.ts'
import { adverts, notices, tabBars, tabItems } from './home.tables.ts'

type Tab = Pick<typeof tabItems.$inferInsert, 'code' | 'name'>

/** Rows of a college that has no home page yet. */
export const firstHomeRepo = {
  setLogo: (tx: Tx, collegeId: CollegeId, logoFileId: FileId) =>
    tx.update(colleges).set({ logoFileId }).where(eq(colleges.id, collegeId)),

  async addTabs(tx: Tx, collegeId: CollegeId, tabs: readonly Tab[]): Promise<void> {
    await tx.insert(tabBars).values({ collegeId })
    await tx.insert(tabItems).values(tabs.map((tab, index) => ({ ...tab, collegeId, sort: index + 1 })))
  },

  addNotice: (tx: Tx, notice: typeof notices.$inferInsert) => tx.insert(notices).values(notice),

  addAdvert: (tx: Tx, advert: typeof adverts.$inferInsert) => tx.insert(adverts).values(advert),

  courseCategoryId: (db: Db, collegeId: CollegeId, name: string): Promise<string | undefined> =>
    db
      .execute<{ id: string }>(
        sql`select id::text as id from course_categories where college_id = ${collegeId} and name = ${name} order by level limit 1`,
      )
      .then(({ rows }) => rows[0]?.id),
}
