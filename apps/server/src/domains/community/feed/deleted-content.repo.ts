import type { CollegeId } from '@sands/contract/kernel/schema'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { communityContentFiles, communityContents } from '../community.tables.ts'
import { communityCases } from '../community-moderation.tables.ts'
import type { ContentId, ContentRow } from './content.repo.ts'

const { grams: _, ...columns } = getTableColumns(communityContents)

/** What is left of deleted content. */
export const deletedContentRepo = {
  /** Deleted content about which a moderator still has to decide. */
  withCase: (db: Db, collegeId: CollegeId, id: ContentId): Promise<ContentRow | undefined> =>
    db
      .select(columns)
      .from(communityContents)
      .where(
        and(
          eq(communityContents.id, id),
          eq(communityContents.collegeId, collegeId),
          eq(communityContents.state, 'deleted'),
          sql`exists (select 1 from ${communityCases} k
            where k.content_id = ${communityContents.id} and k.closed_at is null)`,
        ),
      )
      .then(([row]) => row),

  /**
   * Takes the files from content that its author has deleted before that time, unless a moderator still has to decide.
   * What a moderator has deleted keeps its files: it can come back after an appeal. Returns how many there were.
   */
  async releaseFiles(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
    const { rows } = await tx.execute<{ id: ContentId }>(sql`select c.id from ${communityContents} c
      where c.state = 'deleted' and c.removed_by = c.author_id and c.removed_at < ${before}
        and (c.cover_file_id is not null
          or exists (select from ${communityContentFiles} f where f.content_id = c.id))
        and not exists (select from ${communityCases} k where k.content_id = c.id and k.closed_at is null)
      order by c.id limit ${most} for no key update of c skip locked`)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx.delete(communityContentFiles).where(inArray(communityContentFiles.contentId, ids))
    await tx.update(communityContents).set({ coverFileId: null }).where(inArray(communityContents.id, ids))
    return ids.length
  },
}
