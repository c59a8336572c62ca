import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { communityBanners, communityBoards, communityContentFiles, communityContents } from './community.tables.ts'

/**
 * Files of content are visible to those who see the board, while the content is published. Deleted content uses no
 * files; hidden and refused content uses them but shows them to nobody except the owner of the file.
 */
const seenBy = sql`case when c.state <> 'published' or b.removed_at is not null then 'nobody'
  when c.is_public and b.is_public_allowed then 'everyone' else 'college' end as seen_by,
  case when not (c.is_public and b.is_public_allowed) then b.audience_id end as audience_id`

const contentUses: FileUseSource = {
  kind: 'community.content',
  right: 'community.moderate',
  rows: () => sql`select c.cover_file_id as file_id, c.id::text as thing_id, c.title as name, ${seenBy}
      from ${communityContents} c join ${communityBoards} b on b.id = c.board_id
      where c.cover_file_id is not null and c.state <> 'deleted'
    union all
    select f.file_id, c.id::text, c.title, ${seenBy} from ${communityContentFiles} f
      join ${communityContents} c on c.id = f.content_id join ${communityBoards} b on b.id = c.board_id
      where c.state <> 'deleted'`,
}

const boardUses: FileUseSource = {
  kind: 'community.board',
  right: 'community.manage',
  rows: () => sql`select b.cover_file_id as file_id, b.id::text as thing_id, b.name as name, 'college' as seen_by, b.audience_id
    from ${communityBoards} b where b.cover_file_id is not null and b.removed_at is null`,
}

const bannerUses: FileUseSource = {
  kind: 'community.banner',
  right: 'community.manage',
  rows: () => sql`select n.file_id, n.id::text as thing_id, n.title as name,
    case when n.is_shown then 'college' else 'nobody' end as seen_by, null::bigint as audience_id
    from ${communityBanners} n`,
}

export const communityFileUses: readonly FileUseSource[] = [contentUses, boardUses, bannerUses]
