import type { CollegeId } from '@sands/contract/kernel/schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { visibleTo } from '../../org/index.ts'
import { tabBars, tabItems } from '../home.tables.ts'

export type TabRow = typeof tabItems.$inferSelect
export type NewTab = Omit<typeof tabItems.$inferInsert, 'collegeId' | 'sort'>

/** A college that has not changed its bar yet has the first version. */
const FIRST_VERSION = 1

export const tabsRepo = {
  visible: (db: Db, viewer: Viewer) =>
    db
      .select()
      .from(tabItems)
      .where(and(eq(tabItems.collegeId, viewer.collegeId), visibleTo(viewer, tabItems.audienceId)))
      .orderBy(asc(tabItems.sort), asc(tabItems.id))
      .limit(20),

  all: (db: Db, collegeId: CollegeId): Promise<TabRow[]> =>
    db.select().from(tabItems).where(eq(tabItems.collegeId, collegeId)).orderBy(asc(tabItems.sort), asc(tabItems.id)),

  version: (db: Db, collegeId: CollegeId): Promise<number> =>
    db
      .select({ version: tabBars.version })
      .from(tabBars)
      .where(eq(tabBars.collegeId, collegeId))
      .then(([bar]) => bar?.version ?? FIRST_VERSION),

  /** The version of the bar, locked until the transaction ends. */
  async lock(tx: Tx, collegeId: CollegeId): Promise<number> {
    await tx.insert(tabBars).values({ collegeId, version: FIRST_VERSION }).onConflictDoNothing()
    const [bar] = await tx
      .select({ version: tabBars.version })
      .from(tabBars)
      .where(eq(tabBars.collegeId, collegeId))
      .for('update')
    return bar?.version ?? FIRST_VERSION
  },

  /** Replaces all tabs and returns the new version. */
  async replace(tx: Tx, collegeId: CollegeId, tabs: readonly NewTab[]): Promise<number> {
    await tx.delete(tabItems).where(eq(tabItems.collegeId, collegeId))
    await tx.insert(tabItems).values(tabs.map((tab, place) => ({ ...tab, collegeId, sort: place + 1 })))
    const [bar] = await tx
      .update(tabBars)
      .set({ version: sql`${tabBars.version} + 1` })
      .where(eq(tabBars.collegeId, collegeId))
      .returning({ version: tabBars.version })
    if (!bar) throw new Error('the bottom bar has no row')
    return bar.version
  },
}
