import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { commentFiles, comments } from './social.tables.ts'

/** A comment that a moderator took down keeps its pictures, in case it is questioned or put back. */
const commentUses: FileUseSource = {
  kind: 'social.comment',
  rows: () => sql`select f.file_id, c.id::text as thing_id, left(c.text, 40) as name,
      case when c.removed_at is null then 'college' else 'nobody' end as seen_by, null::bigint as audience_id
    from ${commentFiles} f join ${comments} c on c.id = f.comment_id`,
}

export const socialFileUses: readonly FileUseSource[] = [commentUses]
