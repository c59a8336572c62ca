import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { type ContentType, FEED_SORTS, type FeedSort, PIN_SCOPES, type PinScope } from '@sands/rules/community/content'
import type { FeedCursor } from '@sands/rules/community/feed-cursor'
import { and, count, desc, eq, getTableColumns, gte, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import type { BoardId } from '../board/board.repo.ts'
import { communityContents, communityPins } from '../community.tables.ts'
import { communityContentTopics, communityFollows, communityTopics } from '../community-people.tables.ts'
import type { ContentId, ContentRow } from './content.repo.ts'

/** Lists show the beginning of the text only. */
const EXCERPT = 300
/** Counting stops there: a feed says "many" instead of counting millions. */
const MOST_COUNTED = 1000

const { grams: _, html: _html, text: _text, ...columns } = getTableColumns(communityContents)
/** The columns of lists: without the HTML, and with the beginning of the text. */
export const listedColumns = {
  ...columns,
  text: sql<string>`left(${communityContents.text}, ${sql.raw(String(EXCERPT))})`,
}
export type ListedContent = Omit<ContentRow, 'html'>

export interface FeedFilter {
  collegeId: CollegeId
  /** The boards that the person sees, or some of them. */
  boardIds: readonly BoardId[]
  type?: ContentType | undefined
  /** The author; anonymous content is never found by it. */
  authorId?: UserId | undefined
  topic?: string | undefined
  words?: string | undefined
  /** Only of people and boards that this person follows. */
  followedBy?: UserId | undefined
  /** Only content that was published since then. */
  since?: Date | undefined
}

export interface FeedWindow {
  sort: FeedSort
  size: number
  offset: number
  after?: FeedCursor | undefined
}

/** The index of character pairs finds candidates; the comparison with the whole words decides. */
function hasWords(words: string): SQL {
  const pattern = anywhere(words.toLowerCase())
  return sql`(${communityContents.grams} @> text_grams_of(${words})
    and (lower(${communityContents.title}) like ${pattern} or lower(${communityContents.text}) like ${pattern}))`
}

const hasTopic = (topic: string): SQL => sql`exists (select 1 from ${communityContentTopics} ct
  join ${communityTopics} t on t.id = ct.topic_id
  where ct.content_id = ${communityContents.id} and lower(t.name) = lower(${topic}))`

const isFollowed = (userId: UserId, collegeId: CollegeId) =>
  or(
    sql`${communityContents.boardId} in (select f.followed_board_id from ${communityFollows} f
      where f.user_id = ${userId} and f.followed_board_id is not null)`,
    and(
      eq(communityContents.isAnonymous, false),
      sql`${communityContents.authorId} in (select f.followed_user_id from ${communityFollows} f
        where f.user_id = ${userId} and f.college_id = ${collegeId} and f.followed_user_id is not null)`,
    ),
  )

const matching = ({ collegeId, boardIds, type, authorId, topic, words, followedBy, since }: FeedFilter) =>
  and(
    eq(communityContents.collegeId, collegeId),
    // Written as a literal, so that the partial indexes are used.
    sql`${communityContents.state} = 'published'`,
    sql`${communityContents.boardId} = any(${sql.param([...boardIds])}::bigint[])`,
    type === undefined ? undefined : eq(communityContents.type, type),
    authorId ? and(eq(communityContents.authorId, authorId), eq(communityContents.isAnonymous, false)) : undefined,
    topic ? hasTopic(topic) : undefined,
    words ? hasWords(words) : undefined,
    followedBy ? isFollowed(followedBy, collegeId) : undefined,
    since ? gte(communityContents.publishedAt, since) : undefined,
  )

const isHot = (sort: FeedSort): boolean => sort === FEED_SORTS.hot

function comesAfter(sort: FeedSort, { value, id }: FeedCursor): SQL {
  if (isHot(sort))
    return sql`(${communityContents.hot}, ${communityContents.id}) < (${value}::double precision, ${id}::bigint)`
  const moment = new Date(value).toISOString()
  return sql`(${communityContents.publishedAt}, ${communityContents.id}) < (${moment}::timestamptz, ${id}::bigint)`
}

export const feedRepo = {
  page: (db: Db, filter: FeedFilter, { sort, size, offset, after }: FeedWindow): Promise<ListedContent[]> =>
    db
      .select(listedColumns)
      .from(communityContents)
      .where(and(matching(filter), after ? comesAfter(sort, after) : undefined))
      .orderBy(desc(isHot(sort) ? communityContents.hot : communityContents.publishedAt), desc(communityContents.id))
      .limit(size)
      .offset(after ? 0 : offset),

  total: (db: Db, filter: FeedFilter): Promise<number> => {
    const some = db
      .select({ one: sql`1`.as('one') })
      .from(communityContents)
      .where(matching(filter))
      .limit(MOST_COUNTED)
      .as('some')
    return db
      .select({ total: count() })
      .from(some)
      .then(([row]) => row?.total ?? 0)
  },

  pinned: (
    db: Db,
    filter: FeedFilter,
    { scope, boardId, size }: { scope: PinScope; boardId?: BoardId | undefined; size: number },
  ): Promise<ListedContent[]> =>
    db
      .select(listedColumns)
      .from(communityPins)
      .innerJoin(communityContents, eq(communityContents.id, communityPins.contentId))
      .where(
        and(
          eq(communityPins.scope, scope),
          scope === PIN_SCOPES.board && boardId
            ? eq(communityPins.boardId, boardId)
            : eq(communityPins.collegeId, filter.collegeId),
          matching(filter),
        ),
      )
      .orderBy(desc(communityPins.pinnedAt), desc(communityPins.contentId))
      .limit(size),

  pinsOf: (db: Db, ids: readonly ContentId[]): Promise<{ contentId: ContentId; scope: PinScope }[]> =>
    db
      .select({ contentId: communityPins.contentId, scope: communityPins.scope })
      .from(communityPins)
      .where(sql`${communityPins.contentId} = any(${sql.param([...ids])}::bigint[])`),

  pinCount: (db: Db, { scope, collegeId, boardId }: { scope: PinScope; collegeId: CollegeId; boardId: BoardId }) =>
    db.$count(
      communityPins,
      and(
        eq(communityPins.scope, scope),
        scope === PIN_SCOPES.board ? eq(communityPins.boardId, boardId) : eq(communityPins.collegeId, collegeId),
      ),
    ),

  pin: (tx: Tx, pin: typeof communityPins.$inferInsert) => tx.insert(communityPins).values(pin).onConflictDoNothing(),

  unpin: (tx: Tx, contentId: ContentId, scope: PinScope) =>
    tx.delete(communityPins).where(and(eq(communityPins.contentId, contentId), eq(communityPins.scope, scope))),
}
