import type { CollegeId } from '@sands/contract/kernel/schema'
import { type ContentState, type ContentType, PIN_SCOPES } from '@sands/rules/community/content'
import { and, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import type { BoardId } from '../board/board.repo.ts'
import { communityContents, communityPins } from '../community.tables.ts'
import type { ContentId } from '../feed/content.repo.ts'
import { type ListedContent, listedColumns } from '../feed/feed.repo.ts'

/** Counting stops there. */
const MOST_COUNTED = 10_000

/** An export contains the text, but not the HTML. */
const { grams: _, html: _html, ...columns } = getTableColumns(communityContents)

export interface PostFilter {
  collegeId: CollegeId
  words?: string | undefined
  boardId?: BoardId | undefined
  type?: ContentType | undefined
  /** Without it: everything that was not deleted. */
  state?: ContentState | undefined
  isPinned?: boolean | undefined
}

/** The index of character pairs finds candidates; the comparison with the whole words decides. */
function hasWords(words: string) {
  const pattern = anywhere(words.toLowerCase())
  return sql`(${communityContents.grams} @> text_grams_of(${words})
    and (lower(${communityContents.title}) like ${pattern} or lower(${communityContents.text}) like ${pattern}))`
}

const IS_PINNED = sql`exists (select 1 from ${communityPins} p
  where p.content_id = ${communityContents.id} and p.scope = ${PIN_SCOPES.all})`

/** A board that was deleted takes its content with it. */
const ON_A_BOARD = sql`exists (select 1 from community_boards b
  where b.id = ${communityContents.boardId} and b.removed_at is null)`

/** Literals, so that the partial indexes are used; both come from closed lists of the contract. */
const literal = (state: ContentState) => sql.raw(`'${state}'`)

const matching = ({ collegeId, words, boardId, type, state, isPinned }: PostFilter) =>
  and(
    eq(communityContents.collegeId, collegeId),
    ON_A_BOARD,
    state ? sql`${communityContents.state} = ${literal(state)}` : ne(communityContents.state, 'deleted'),
    boardId ? eq(communityContents.boardId, boardId) : undefined,
    type === undefined ? undefined : sql`${communityContents.type} = ${sql.raw(String(type))}`,
    words ? hasWords(words) : undefined,
    isPinned ? IS_PINNED : undefined,
  )

export const postsRepo = {
  page: (db: Db, filter: PostFilter, { size, offset }: { size: number; offset: number }): Promise<ListedContent[]> =>
    db
      .select(listedColumns)
      .from(communityContents)
      .where(matching(filter))
      .orderBy(desc(communityContents.id))
      .limit(size)
      .offset(offset),

  total: async (db: Db, filter: PostFilter): Promise<number> => {
    const some = db.select({ id: communityContents.id }).from(communityContents).where(matching(filter))
    return db.$count(some.limit(MOST_COUNTED).as('some'))
  },

  /** The posts before `after`, newest first. */
  next: (db: Db, filter: PostFilter, after: ContentId | undefined, limit: number): Promise<ListedContent[]> =>
    db
      .select(columns)
      .from(communityContents)
      .where(and(matching(filter), after ? lt(communityContents.id, after) : undefined))
      .orderBy(desc(communityContents.id))
      .limit(limit),
}
