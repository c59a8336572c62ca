import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { articleFiles, articles } from './article.tables.ts'

const seenBy = sql`case when a.state <> 'published' or a.removed_at is not null then 'nobody'
  when a.is_public then 'everyone' else 'college' end as seen_by,
  case when not a.is_public then a.audience_id end as audience_id`

/** Covers, and pictures within the text. An unpublished article uses its pictures too, but shows them to nobody. */
const articleUses: FileUseSource = {
  kind: 'article.article',
  right: 'article.publish',
  rows: () => sql`select a.cover_file_id as file_id, a.id::text as thing_id, a.title as name, ${seenBy}
      from ${articles} a where a.cover_file_id is not null
    union all
    select f.file_id, a.id::text, a.title, ${seenBy} from ${articleFiles} f join ${articles} a on a.id = f.article_id`,
}

export const articleFileUses: readonly FileUseSource[] = [articleUses]
