import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { adverts, blockCategories, blockItems, blocks, decorations, floatingButtons } from './home.tables.ts'

type DecorationId = Id<'decoration'>

const MAX_BLOCKS = 60
const MAX_CATEGORIES = 300
const MAX_ITEMS = 2000
const MAX_ADVERTS = 50

export const decorationRepo = {
  /** Others wait or belong to the past: they are nobody's business yet. */
  current: (db: Db, collegeId: CollegeId) =>
    db
      .select({ id: decorations.id })
      .from(decorations)
      .where(and(eq(decorations.collegeId, collegeId), decorations.isCurrent))
      .then(([found]) => found?.id),

  floatingButton: (db: Db, id: DecorationId) =>
    db
      .select()
      .from(floatingButtons)
      .where(eq(floatingButtons.decorationId, id))
      .then(([button]) => button),

  blocks: (db: Db, id: DecorationId) =>
    db
      .select()
      .from(blocks)
      .where(eq(blocks.decorationId, id))
      .orderBy(asc(blocks.sort), asc(blocks.id))
      .limit(MAX_BLOCKS),

  categories: (db: Db, blockIds: readonly Id<'block'>[]) =>
    db
      .select()
      .from(blockCategories)
      .where(sql`${blockCategories.blockId} = any(${sql.param([...blockIds])}::bigint[])`)
      .orderBy(asc(blockCategories.sort), asc(blockCategories.id))
      .limit(MAX_CATEGORIES),

  /** Those that are shown now or later. */
  items: (db: Db, categoryIds: readonly Id<'block-category'>[], now: Date) =>
    db
      .select()
      .from(blockItems)
      .where(
        and(
          sql`${blockItems.categoryId} = any(${sql.param([...categoryIds])}::bigint[])`,
          or(isNull(blockItems.showUntil), gt(blockItems.showUntil, now)),
        ),
      )
      .orderBy(asc(blockItems.sort), asc(blockItems.id))
      .limit(MAX_ITEMS),

  adverts: (db: Db, collegeId: CollegeId, { location, now }: { location: string; now: Date }) =>
    db
      .select()
      .from(adverts)
      .where(
        and(
          eq(adverts.collegeId, collegeId),
          eq(adverts.location, location),
          or(isNull(adverts.showUntil), gt(adverts.showUntil, now)),
        ),
      )
      .orderBy(asc(adverts.sort), asc(adverts.id))
      .limit(MAX_ADVERTS),
}
