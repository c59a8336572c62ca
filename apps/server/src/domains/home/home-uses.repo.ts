import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { asId } from '@sands/contract/kernel/id'
import { JUMP } from '@sands/rules/jump'
import { inArray, sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import type { DecorationId } from './decoration/decoration.repo.ts'
import { showsFile } from './decoration/decoration.service.ts'
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

  /** Modules and their items have audiences of their own, which are part of the page. */
  async visibleUses(db, { audienceKeys }, { uses, now }) {
    const ids = new Set(uses.map(({ thingId }) => asId<DecorationId>(thingId)))
    const rows = await db
      .select({ id: decorations.id, page: decorations.page })
      .from(decorations)
      .where(inArray(decorations.id, [...ids]))
    const pages = new Map<string, HomePageDocument>(rows.map(({ id, page }) => [id, page]))
    return uses.filter(({ thingId, fileId }) => {
      const page = pages.get(thingId)
      return page !== undefined && showsFile(page, fileId, { audienceKeys, now })
    })
  },
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
