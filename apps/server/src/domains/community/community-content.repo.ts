import { communityLinks } from '@sands/contract/community/community.links'
import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { CONTENT_TYPES, opensInRoll } from '@sands/rules/community/content'
import type { PastComments } from '@sands/rules/community/pace'
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import type { Db } from '../../kernel/database/database.ts'
import { comments } from '../social/index.ts'
import { communityBoards, communityContents } from './community.tables.ts'

/** Nobody but moderators reads titles of content that is not published. */
const PUBLISHED = sql`${communityContents.state} = 'published' and exists (select 1 from ${communityBoards} b
  where b.id = ${communityContents.boardId} and b.removed_at is null)`
const IN_ROLL = Object.values(CONTENT_TYPES).filter(opensInRoll)

interface Choosable {
  only: SQL
  linkTo: (id: string) => string
  coverUrl: (fileId: FileId) => string
}

const choicesAmong = (choosable: Choosable) =>
  choicesFrom({
    ...communityContents,
    table: communityContents,
    cover: communityContents.coverFileId,
    isOut: sql`${communityContents.state} = 'published'`,
    ...choosable,
  })

/** Content that an editor can choose as the target of a jump. */
export const contentChoices = (coverUrl: Choosable['coverUrl']) =>
  choicesAmong({ only: PUBLISHED, linkTo: communityLinks.detail, coverUrl })

/** Albums and short videos among them, which open full screen. */
export const rollChoices = (coverUrl: Choosable['coverUrl']) =>
  choicesAmong({
    only: sql`${PUBLISHED} and ${inArray(communityContents.type, IN_ROLL)}`,
    linkTo: (id) => communityLinks.roll({ id }),
    coverUrl,
  })

export const boardChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...communityBoards,
    table: communityBoards,
    title: communityBoards.name,
    cover: communityBoards.coverFileId,
    isOut: sql`not ${communityBoards.isClosed}`,
    linkTo: (id) => communityLinks.board({ id, type: 1 }),
    coverUrl,
  })

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** How often a person has commented on content of the community lately. */
export async function pastComments(
  db: Db,
  { userId, collegeId }: { userId: UserId; collegeId: CollegeId },
  now: Date,
): Promise<PastComments> {
  const minuteAgo = new Date(now.getTime() - MINUTE_MS).toISOString()
  const [row] = await db
    .select({
      today: sql<number>`count(*)::int`,
      oldestToday: sql<string | null>`min(${comments.createdAt})`,
      lastMinute: sql<number>`count(*) filter (where ${comments.createdAt} > ${minuteAgo}::timestamptz)::int`,
      oldestOfMinute: sql<
        string | null
      >`min(${comments.createdAt}) filter (where ${comments.createdAt} > ${minuteAgo}::timestamptz)`,
    })
    .from(comments)
    .where(
      and(
        eq(comments.userId, userId),
        eq(comments.collegeId, collegeId),
        eq(comments.module, SOCIAL_MODULES.communityContent),
        gte(comments.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
  const dated = (value: string | null | undefined) => (value ? new Date(value) : null)
  return {
    today: row?.today ?? 0,
    oldestToday: dated(row?.oldestToday),
    lastMinute: row?.lastMinute ?? 0,
    oldestOfMinute: dated(row?.oldestOfMinute),
  }
}
