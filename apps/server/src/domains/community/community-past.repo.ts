import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import type { PastEvent } from '../../kernel/events.ts'
import { communityContents } from './community.tables.ts'
import { postCause } from './post-cause.ts'

/** What people of the demo company have published. An entry of points would say who has written anonymous content. */
export const pastCommunityEvents = async (tx: Tx): Promise<PastEvent[]> => {
  const { id, collegeId, authorId, publishedAt } = communityContents
  const rows = await tx
    .select({ id, collegeId, userId: authorId, publishedAt })
    .from(communityContents)
    .where(
      and(
        eq(communityContents.state, 'published'),
        eq(communityContents.isAnonymous, false),
        isNull(communityContents.removedAt),
        isNotNull(communityContents.publishedAt),
      ),
    )
  return rows.flatMap(({ publishedAt: at, ...row }): PastEvent[] => {
    if (!at) return []
    const content = { kind: 'communityContent', id: row.id }
    const { userId, collegeId: college } = row
    const event = { type: 'post', userId, collegeId: college, cause: postCause(row), content, at } as const
    return [{ name: 'points.deserved', event }]
  })
}
