import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { faceFiles, faceSessions } from './face.tables.ts'

/** Covers and materials of sessions. Learners get them together with the session. */
export const faceFileUses: readonly FileUseSource[] = [
  {
    kind: 'face.face',
    right: 'face.edit',
    rows: () => sql`select f.file_id, s.id::text as thing_id, s.title as name, 'nobody' as seen_by,
        null::bigint as audience_id
      from ${faceFiles} f join ${faceSessions} s on s.id = f.session_id where s.removed_at is null`,
  },
]
