import type { CollegeId } from '@sands/contract/kernel/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import type { FileUseSource } from '../media/index.ts'
import { mayModerate } from './board/board.policy.ts'
import type { BoardAccess } from './board/board-access.service.ts'
import { communityBanners, communityBoards, communityContentFiles, communityContents } from './community.tables.ts'
import { communityCases } from './community-moderation.tables.ts'

/** Published content that everybody in the college sees, or everybody at all. */
const OPEN = sql`(c.state = 'published' and b.source_type is null
  and (b.audience_id is null or c.is_public and b.is_public_allowed))`
const seenByAll = sql`case when b.removed_at is not null then 'nobody'
  when c.is_public and b.is_public_allowed then 'everyone' else 'college' end as seen_by, null::bigint as audience_id`

const contentUses: FileUseSource = {
  kind: 'community.content',
  right: 'community.moderate',
  rows: () => sql`select c.cover_file_id as file_id, c.id::text as thing_id, c.title as name, ${seenByAll}
      from ${communityContents} c join ${communityBoards} b on b.id = c.board_id
      where c.cover_file_id is not null and ${OPEN}
    union all
    select f.file_id, c.id::text, c.title, ${seenByAll} from ${communityContentFiles} f
      join ${communityContents} c on c.id = f.content_id join ${communityBoards} b on b.id = c.board_id
      where ${OPEN}`,
}

/**
 * Everything else. Deleted content keeps its files until they are released (`community.release-files`); meanwhile they
 * are for the moderators, and only if something is left to decide.
 */
const LIMITED = sql`not ${OPEN}`
const isOver = sql`(c.state = 'deleted' and not exists (select from ${communityCases} k
  where k.content_id = c.id and k.closed_at is null))`
const seenBySome = sql`case when b.removed_at is not null or ${isOver} then 'nobody' else 'college' end as seen_by,
  null::bigint as audience_id`
/** The title of deleted content is in no list. */
const SHOWN_TITLE = sql`case when c.state = 'deleted' then '' else c.title end as name`

const boardsOf = (db: Db, collegeId: CollegeId, ids: readonly string[]) =>
  db
    .select({ id: communityContents.id, boardId: communityContents.boardId, state: communityContents.state })
    .from(communityContents)
    .where(
      and(
        eq(communityContents.collegeId, collegeId),
        sql`${communityContents.id} = any(${sql.param([...ids])}::bigint[])`,
      ),
    )

/**
 * Only the moderators of its board see files of content that waits for review, was refused, is hidden or deleted.
 * Published content of a board for some people, or of a course or training, is for those who see the board.
 */
const limitedUses = (access: BoardAccess): FileUseSource => ({
  kind: 'community.limited',
  right: 'community.moderate',
  rows: () => sql`select c.cover_file_id as file_id, c.id::text as thing_id, ${SHOWN_TITLE}, ${seenBySome}
      from ${communityContents} c join ${communityBoards} b on b.id = c.board_id
      where c.cover_file_id is not null and ${LIMITED}
    union all
    select f.file_id, c.id::text, ${SHOWN_TITLE}, ${seenBySome} from ${communityContentFiles} f
      join ${communityContents} c on c.id = f.content_id join ${communityBoards} b on b.id = c.board_id
      where ${LIMITED}`,

  async visibleUses(db, viewer, { uses }) {
    const rows = await boardsOf(
      db,
      viewer.collegeId,
      uses.map(({ thingId }) => thingId),
    )
    const boards = await access.among(db, viewer, [...new Set(rows.map(({ boardId }) => boardId))])
    const isModerated = new Map(boards.map((board) => [board.id, mayModerate(viewer, board)]))
    const seen = rows.filter(({ boardId, state }) =>
      state === 'published' ? isModerated.has(boardId) : isModerated.get(boardId),
    )
    const visible = new Set<string>(seen.map(({ id }) => id))
    return uses.filter(({ thingId }) => visible.has(thingId))
  },
})

const boardUses: FileUseSource = {
  kind: 'community.board',
  right: 'community.manage',
  rows: () => sql`select b.cover_file_id as file_id, b.id::text as thing_id, b.name as name,
    case when b.removed_at is null then 'college' else 'nobody' end as seen_by, b.audience_id
    from ${communityBoards} b where b.cover_file_id is not null`,
}

const bannerUses: FileUseSource = {
  kind: 'community.banner',
  right: 'community.manage',
  rows: () => sql`select n.file_id, n.id::text as thing_id, n.title as name,
    case when n.is_shown then 'college' else 'nobody' end as seen_by, null::bigint as audience_id
    from ${communityBanners} n`,
}

export const communityFileUses = (access: BoardAccess): readonly FileUseSource[] => [
  contentUses,
  limitedUses(access),
  boardUses,
  bannerUses,
]
