import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import {
  communityContentTopics,
  communityMentions,
  communityPollOptions,
  communityPolls,
  communityTopics,
  communityVotes,
} from '../community-people.tables.ts'
import type { ContentId } from '../feed/content.repo.ts'

export type PollOptionId = Id<'pollOption'>

export interface PollRow {
  isMultiple: boolean
  voters: number
  options: { id: PollOptionId; text: string; votes: number }[]
  /** The options that the person chose; null before they have voted. */
  mine: readonly string[] | null
}

export const partsRepo = {
  topics: (db: Db, contentId: ContentId): Promise<string[]> =>
    db
      .select({ name: communityTopics.name })
      .from(communityContentTopics)
      .innerJoin(communityTopics, eq(communityTopics.id, communityContentTopics.topicId))
      .where(eq(communityContentTopics.contentId, contentId))
      .orderBy(asc(communityContentTopics.sort))
      .then((rows) => rows.map(({ name }) => name)),

  async setTopics(
    tx: Tx,
    { contentId, collegeId }: { contentId: ContentId; collegeId: CollegeId },
    names: readonly string[],
  ): Promise<void> {
    await tx.delete(communityContentTopics).where(eq(communityContentTopics.contentId, contentId))
    for (const [sort, name] of names.entries()) {
      await tx.insert(communityTopics).values({ collegeId, name }).onConflictDoNothing()
      await tx.execute(sql`insert into ${communityContentTopics} (content_id, topic_id, sort)
        select ${contentId}::bigint, id, ${sort}::smallint from ${communityTopics}
        where college_id = ${collegeId} and lower(name) = lower(${name}) on conflict do nothing`)
    }
  },

  mentions: (db: Db, contentId: ContentId): Promise<UserId[]> =>
    db
      .select({ userId: communityMentions.userId })
      .from(communityMentions)
      .where(eq(communityMentions.contentId, contentId))
      .orderBy(asc(communityMentions.userId))
      .then((rows) => rows.map(({ userId }) => userId)),

  /** Returns the people who were not mentioned before. */
  async setMentions(tx: Tx, contentId: ContentId, userIds: readonly UserId[]): Promise<UserId[]> {
    await tx
      .delete(communityMentions)
      .where(
        and(
          eq(communityMentions.contentId, contentId),
          sql`not ${communityMentions.userId} = any(${sql.param([...userIds])}::bigint[])`,
        ),
      )
    if (userIds.length === 0) return []
    return tx
      .insert(communityMentions)
      .values(userIds.map((userId) => ({ contentId, userId })))
      .onConflictDoNothing()
      .returning({ userId: communityMentions.userId })
      .then((rows) => rows.map(({ userId }) => userId))
  },

  async addPoll(
    tx: Tx,
    contentId: ContentId,
    { isMultiple, options }: { isMultiple: boolean; options: readonly string[] },
  ): Promise<void> {
    await tx.insert(communityPolls).values({ contentId, isMultiple })
    await tx.insert(communityPollOptions).values(options.map((text, sort) => ({ contentId, text, sort })))
  },

  async poll(db: Db, contentId: ContentId, userId: UserId): Promise<PollRow | undefined> {
    const [poll] = await db.select().from(communityPolls).where(eq(communityPolls.contentId, contentId))
    if (!poll) return undefined
    const options = await db
      .select({ id: communityPollOptions.id, text: communityPollOptions.text, votes: communityPollOptions.votes })
      .from(communityPollOptions)
      .where(eq(communityPollOptions.contentId, contentId))
      .orderBy(asc(communityPollOptions.sort))
    const [vote] = await db
      .select({ optionIds: communityVotes.optionIds })
      .from(communityVotes)
      .where(and(eq(communityVotes.contentId, contentId), eq(communityVotes.userId, userId)))
    return { isMultiple: poll.isMultiple, voters: poll.voters, options, mine: vote?.optionIds ?? null }
  },

  /** False when the person has voted already. */
  async vote(tx: Tx, vote: typeof communityVotes.$inferInsert): Promise<boolean> {
    const added = await tx
      .insert(communityVotes)
      .values(vote)
      .onConflictDoNothing()
      .returning({ userId: communityVotes.userId })
    if (added.length === 0) return false
    await tx
      .update(communityPollOptions)
      .set({ votes: sql`${communityPollOptions.votes} + 1` })
      .where(
        and(
          eq(communityPollOptions.contentId, vote.contentId),
          sql`${communityPollOptions.id} = any(${sql.param([...vote.optionIds])}::bigint[])`,
        ),
      )
    await tx
      .update(communityPolls)
      .set({ voters: sql`${communityPolls.voters} + 1` })
      .where(eq(communityPolls.contentId, vote.contentId))
    return true
  },
}
