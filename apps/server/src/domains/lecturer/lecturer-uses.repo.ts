import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { lecturers } from './lecturer.tables.ts'

/** Courses still show a lecturer who is hidden from the centre. */
const avatarUses: FileUseSource = {
  kind: 'lecturer.avatar',
  right: 'lecturer.edit',
  rows: () => sql`select l.avatar_file_id as file_id, l.id::text as thing_id, l.name, 'college' as seen_by, null::bigint as audience_id
    from ${lecturers} l where l.avatar_file_id is not null and l.removed_at is null`,
}

export const lecturerFileUses: readonly FileUseSource[] = [avatarUses]
