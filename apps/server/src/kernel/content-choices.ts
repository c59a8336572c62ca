import type { CollegeId, FileId } from '@sands/contract/kernel/schema'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ContentChoice, WantedChoices } from './content.ts'
import type { Db } from './database/database.ts'
import { anywhere } from './database/like.ts'

/** The table of a kind of content, with the columns that a choice shows. */
export interface ChoiceSource {
  table: PgTable
  id: PgColumn
  collegeId: PgColumn
  title: PgColumn
  /** The id of a picture, or null. */
  cover: PgColumn | SQL
  isOut: SQL
  /** What else must be true of content that can be chosen. */
  only?: SQL
  updatedAt: PgColumn
  removedAt: PgColumn
  linkTo: (id: string) => string
  coverUrl: (fileId: FileId) => string
}

/** Content that an editor can choose as the target of a jump: visible content first, then by last change. */
export const choicesFrom =
  (source: ChoiceSource) =>
  async (
    db: Db,
    collegeId: CollegeId,
    { words, ids, size, offset }: WantedChoices,
  ): Promise<{ items: ContentChoice[]; total: number }> => {
    const condition = and(
      eq(source.collegeId, collegeId),
      isNull(source.removedAt),
      source.only,
      words ? sql`${source.title} ilike ${anywhere(words)}` : undefined,
      ids ? sql`${source.id} = any(${sql.param([...ids])}::bigint[])` : undefined,
    )
    const rows = await db
      .select({
        id: sql<string>`${source.id}::text`,
        title: sql<string>`${source.title}`,
        cover: sql<FileId | null>`(${source.cover})::text`,
        isOut: sql<boolean>`${source.isOut}`,
      })
      .from(source.table)
      .where(condition)
      .orderBy(desc(source.isOut), desc(source.updatedAt), desc(source.id))
      .limit(size)
      .offset(offset)
    const items = rows.map(({ id, title, cover, isOut }) => ({
      id,
      title,
      coverUrl: cover && source.coverUrl(cover),
      link: source.linkTo(id),
      isOut,
    }))
    return { items, total: await db.$count(source.table, condition) }
  }
