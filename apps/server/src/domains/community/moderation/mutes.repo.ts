import type { CollegeId } from '@sands/contract/kernel/schema'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { communityActions, communityMutes } from '../community-moderation.tables.ts'

interface MutedNow {
  collegeId: CollegeId
  now: Date
}

const isMuted = ({ collegeId, now }: MutedNow) =>
  and(eq(communityMutes.collegeId, collegeId), gt(communityMutes.until, now))

export const mutesRepo = {
  /** The mutes that end first come first, each with the moderator and the reason of the last one. */
  page(db: Db, muted: MutedNow, { size, offset }: { size: number; offset: number }) {
    const last = db
      .selectDistinctOn([communityActions.userId], {
        userId: communityActions.userId,
        reason: communityActions.reason,
        actedBy: communityActions.actedBy,
        actedAt: communityActions.actedAt,
        appeal: communityActions.appeal,
      })
      .from(communityActions)
      .where(and(eq(communityActions.collegeId, muted.collegeId), eq(communityActions.action, 'mute')))
      .orderBy(communityActions.userId, desc(communityActions.actedAt), desc(communityActions.id))
      .as('last')
    return db
      .select({
        userId: communityMutes.userId,
        until: communityMutes.until,
        reason: last.reason,
        actedBy: last.actedBy,
        actedAt: last.actedAt,
        appeal: last.appeal,
      })
      .from(communityMutes)
      .leftJoin(last, eq(last.userId, communityMutes.userId))
      .where(isMuted(muted))
      .orderBy(asc(communityMutes.until), asc(communityMutes.userId))
      .limit(size)
      .offset(offset)
  },

  total: (db: Db, muted: MutedNow): Promise<number> => db.$count(communityMutes, isMuted(muted)),
}
