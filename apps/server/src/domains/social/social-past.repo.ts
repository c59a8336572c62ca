import { isNull } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import type { PastEvent } from '../../kernel/events.ts'
import { comments } from './social.tables.ts'
import './social.events.ts'

/** The comments of the demo company that are still there. */
export const pastSocialEvents = async (tx: Tx): Promise<PastEvent[]> => {
  const { id, module, moduleId, userId, collegeId, createdAt } = comments
  const rows = await tx
    .select({ commentId: id, module, moduleId, userId, collegeId, at: createdAt })
    .from(comments)
    .where(isNull(comments.removedAt))
  return rows.map((event): PastEvent => ({ name: 'social.commented', event }))
}
