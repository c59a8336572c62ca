import { sql } from 'drizzle-orm'
import { skins } from './settings.tables.ts'

/** The files that skins use, for the list of uses of the media domain. Visitors see the skin of a college too. */
export const skinFileUses = {
  kind: 'settings.skin',
  right: 'settings.skin.edit',
  rows: () => sql`select s.tab_background_file_id as file_id, s.id::text as thing_id, '' as name, 'everyone' as seen_by, null::bigint as audience_id
    from ${skins} s where s.tab_background_file_id is not null`,
} as const
