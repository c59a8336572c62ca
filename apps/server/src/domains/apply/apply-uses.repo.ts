import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { signUpEntries, signUpFiles, signUps } from './apply.tables.ts'

/** Covers, which learners get with the sign-up, and files of answers, which their owner and the organisers get. */
export const applyFileUses: readonly FileUseSource[] = [
  {
    kind: 'apply.apply',
    right: 'apply.edit',
    rows: () => sql`select s.cover_file_id as file_id, s.id::text as thing_id, s.title as name, 'nobody' as seen_by,
        null::bigint as audience_id
      from ${signUps} s where s.cover_file_id is not null and s.removed_at is null`,
  },
  {
    kind: 'apply.entry',
    rows: () => sql`select f.file_id, e.id::text as thing_id, s.title as name, 'nobody' as seen_by,
        null::bigint as audience_id
      from ${signUpFiles} f join ${signUpEntries} e on e.id = f.entry_id join ${signUps} s on s.id = e.sign_up_id`,
  },
]
