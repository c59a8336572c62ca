import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { colleges, users } from '../org/index.ts'
import { communityBoards, communityContents } from './community.tables.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const byPerson = () =>
  id<'user'>('user_id')
    .notNull()
    .references(() => users.id)
const ofContent = () =>
  id<'communityContent'>('content_id')
    .notNull()
    .references(() => communityContents.id, { onDelete: 'cascade' })

/** People and boards that a person follows; each row has one of the two. */
export const communityFollows = pgTable(
  'community_follows',
  {
    id: newId<'communityFollow'>('id').primaryKey(),
    collegeId: ofCollege(),
    userId: byPerson(),
    followedUserId: id<'user'>('followed_user_id').references(() => users.id),
    followedBoardId: id<'board'>('followed_board_id').references(() => communityBoards.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('community_follows_people')
      .on(table.userId, table.collegeId, table.followedUserId)
      .where(sql`followed_user_id is not null`),
    uniqueIndex('community_follows_boards')
      .on(table.userId, table.followedBoardId)
      .where(sql`followed_board_id is not null`),
    index('community_follows_college').on(table.collegeId),
    index('community_follows_person').on(table.followedUserId),
    index('community_follows_board').on(table.followedBoardId),
    check('community_follows_one', sql`num_nonnulls(followed_user_id, followed_board_id) = 1`),
  ],
)

export const communityTopics = pgTable(
  'community_topics',
  { id: newId<'communityTopic'>('id').primaryKey(), collegeId: ofCollege(), name: text('name').notNull() },
  (table) => [uniqueIndex('community_topics_name').on(table.collegeId, sql`lower(name)`)],
)

export const communityContentTopics = pgTable(
  'community_content_topics',
  {
    contentId: ofContent(),
    topicId: id<'communityTopic'>('topic_id')
      .notNull()
      .references(() => communityTopics.id),
    sort: smallint('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.topicId] }),
    index('community_content_topics_topic').on(table.topicId, table.contentId),
  ],
)

export const communityMentions = pgTable(
  'community_mentions',
  { contentId: ofContent(), userId: byPerson() },
  (table) => [
    primaryKey({ columns: [table.contentId, table.userId] }),
    index('community_mentions_user').on(table.userId),
  ],
)

export const communityPolls = pgTable('community_polls', {
  contentId: ofContent().primaryKey(),
  isMultiple: boolean('is_multiple').notNull(),
  voters: integer('voters').notNull().default(0),
})

export const communityPollOptions = pgTable(
  'community_poll_options',
  {
    id: newId<'pollOption'>('id').primaryKey(),
    contentId: ofContent(),
    text: text('text').notNull(),
    votes: integer('votes').notNull().default(0),
    sort: smallint('sort').notNull(),
  },
  (table) => [index('community_poll_options_content').on(table.contentId, table.sort)],
)

/** The row of a person makes their vote unique; `option_ids` are the options that they chose. */
export const communityVotes = pgTable(
  'community_votes',
  {
    contentId: ofContent(),
    userId: byPerson(),
    optionIds: text('option_ids').array().notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.userId] }), index('community_votes_user').on(table.userId)],
)

/**
 * Likes of other people that the daily digest sums up for the author. A like that was told stays for a while, so that
 * taking it back and giving it again is not told twice.
 */
export const communityNewLikes = pgTable(
  'community_new_likes',
  {
    contentId: ofContent(),
    userId: byPerson(),
    authorId: id<'user'>('author_id')
      .notNull()
      .references(() => users.id),
    collegeId: ofCollege(),
    likedAt: instant('liked_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.userId] }),
    index('community_new_likes_waiting').on(table.collegeId, table.authorId, table.likedAt).where(sql`told_at is null`),
    index('community_new_likes_told').on(table.toldAt).where(sql`told_at is not null`),
    index('community_new_likes_author').on(table.authorId),
    index('community_new_likes_user').on(table.userId),
    index('community_new_likes_college').on(table.collegeId),
  ],
)
