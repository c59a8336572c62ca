import { JUMP } from '@sands/rules/jump'
import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { adverts, decorationFiles, decorations, notices, tabItems } from './home.tables.ts'

const FILE_JUMPS = sql.raw(`(${JUMP.video}, ${JUMP.document})`)

const seenInWindow = (
  now: Date,
) => sql`case when coalesce(t.show_from <= ${now}, true) and coalesce(t.show_until > ${now}, true)
  then 'college' else 'nobody' end as seen_by, t.audience_id`

/** Drafts and past pages use their files but show them to nobody; people see the files on the current page. */
const decorationUses: FileUseSource = {
  kind: 'home.decoration',
  right: 'home.decoration.publish',
  rows: (now) => sql`select f.file_id, d.id::text as thing_id, d.name, case when d.state = 'current' and exists (
      select from jsonb_array_elements(
        jsonb_path_query_array(d.page, '$.blocks[*].categories[*].items[*]') || jsonb_build_array(d.page -> 'floatingButton')) part
      where (part ->> 'fileId' = f.file_id::text
          or (part #>> '{jump,to}' in ('video', 'document') and part #>> '{jump,moduleId}' = f.file_id::text))
        and coalesce((part ->> 'showFrom')::timestamptz <= ${now}, true)
        and coalesce((part ->> 'showUntil')::timestamptz > ${now}, true)
    ) then 'college' else 'nobody' end as seen_by, null::bigint as audience_id
    from ${decorationFiles} f join ${decorations} d on d.id = f.decoration_id`,
}

const advertUses: FileUseSource = {
  kind: 'home.advert',
  right: 'home.adverts.edit',
  rows: (now) => sql`select f.file_id, t.id::text as thing_id, t.name, ${seenInWindow(now)} from ${adverts} t
    cross join lateral (values (t.file_id), (case when t.jump_type in ${FILE_JUMPS} then t.jump_id::bigint end)) f (file_id)
    where f.file_id is not null`,
}

const noticeUses: FileUseSource = {
  kind: 'home.notice',
  right: 'home.notices.edit',
  rows: (now) => sql`select t.jump_id::bigint as file_id, t.id::text as thing_id, t.text as name, ${seenInWindow(now)}
    from ${notices} t where t.jump_type in ${FILE_JUMPS}`,
}

const tabUses: FileUseSource = {
  kind: 'home.tab',
  right: 'home.tabs.edit',
  rows: () => sql`select f.file_id, t.id::text as thing_id, t.name, 'college' as seen_by, t.audience_id from ${tabItems} t
    cross join lateral (values (t.icon_file_id), (t.selected_icon_file_id)) f (file_id) where f.file_id is not null`,
}

export const homeFileUses: readonly FileUseSource[] = [decorationUses, advertUses, noticeUses, tabUses]
