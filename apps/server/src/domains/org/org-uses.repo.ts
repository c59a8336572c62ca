import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { colleges, users } from './org.tables.ts'

const avatarUses: FileUseSource = {
  kind: 'org.avatar',
  rows: () => sql`select u.avatar_file_id as file_id, u.id::text as thing_id, u.name, 'college' as seen_by, null::bigint as audience_id
    from ${users} u where u.avatar_file_id is not null`,
}

/** The sign-in page shows the college's logo, so everyone may see it. */
const logoUses: FileUseSource = {
  kind: 'org.logo',
  right: 'org.colleges.edit',
  rows: () => sql`select c.logo_file_id as file_id, c.id::text as thing_id, c.name, 'everyone' as seen_by, null::bigint as audience_id
    from ${colleges} c where c.logo_file_id is not null`,
}

export const orgFileUses: readonly FileUseSource[] = [avatarUses, logoUses]
