import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { visibleTo } from '../org/index.ts'
import { tabItems } from './home.tables.ts'

export const tabsRepo = {
  visible: (db: Db, viewer: Viewer) =>
    db
      .select()
      .from(tabItems)
      .where(and(eq(tabItems.collegeId, viewer.collegeId), visibleTo(viewer, tabItems.audienceId)))
      .orderBy(asc(tabItems.sort), asc(tabItems.id))
      .limit(20),
}
