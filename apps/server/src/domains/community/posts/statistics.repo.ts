import type { CollegeId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { comments } from '../../social/index.ts'
import type { BoardId } from '../board/board.repo.ts'
import { communityBoards, communityContents } from '../community.tables.ts'

export interface Span {
  collegeId: CollegeId
  from: Date
  until: Date
}

export interface ActivityNumbers {
  people: number
  posts: number
  answers: number
}

const MOST_BOARDS = 200

/** Published posts and the comments on them, each with its person, board and time. */
const acts = ({ collegeId, from, until }: Span) => sql`
  select c.author_id as user_id, c.board_id, c.published_at as at, true as is_post
  from ${communityContents} c join ${communityBoards} b on b.id = c.board_id and b.removed_at is null
  where c.college_id = ${collegeId}::bigint and c.state = 'published'
    and c.published_at >= ${from}::timestamptz and c.published_at < ${until}::timestamptz
  union all
  select k.user_id, c.board_id, k.created_at, false
  from ${comments} k
  join ${communityContents} c on c.id = k.module_id and c.state = 'published'
  join ${communityBoards} b on b.id = c.board_id and b.removed_at is null
  where k.college_id = ${collegeId}::bigint and k.module = ${SOCIAL_MODULES.communityContent} and k.removed_at is null
    and k.created_at >= ${from}::timestamptz and k.created_at < ${until}::timestamptz`

const NUMBERS = sql`count(distinct a.user_id)::int as people, count(*) filter (where a.is_post)::int as posts,
  count(*) filter (where not a.is_post)::int as answers`

export const statisticsRepo = {
  total: async (db: Db, span: Span): Promise<ActivityNumbers> => {
    const { rows } = await db.execute<{ people: number; posts: number; answers: number }>(
      sql`select ${NUMBERS} from (${acts(span)}) a`,
    )
    return rows[0] ?? { people: 0, posts: 0, answers: 0 }
  },

  /** Every day of the span in this time zone, also those on which nothing happened. */
  days: async (db: Db, span: Span, timeZone: string): Promise<(ActivityNumbers & { day: string })[]> => {
    const { rows } = await db.execute<{ day: string; people: number; posts: number; answers: number }>(sql`
      select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(n.people, 0) as people, coalesce(n.posts, 0) as posts,
        coalesce(n.answers, 0) as answers
      from generate_series((${span.from}::timestamptz at time zone ${timeZone})::date,
        ((${span.until}::timestamptz - interval '1 millisecond') at time zone ${timeZone})::date,
        interval '1 day') as d (day)
      left join (select (a.at at time zone ${timeZone})::date as day, ${NUMBERS} from (${acts(span)}) a group by 1) n
        on n.day = d.day
      order by d.day`)
    return rows
  },

  boards: async (db: Db, span: Span): Promise<(ActivityNumbers & { boardId: BoardId; name: string })[]> => {
    const { rows } = await db.execute<{
      boardId: BoardId
      name: string
      people: number
      posts: number
      answers: number
    }>(sql`
      select b.id::text as "boardId", b.name, ${NUMBERS} from (${acts(span)}) a
      join ${communityBoards} b on b.id = a.board_id
      group by b.id, b.name order by posts desc, answers desc, b.id limit ${MOST_BOARDS}`)
    return rows
  },
}
