import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { feedbackFiles, feedbacks } from './feedback.tables.ts'

/**
 * The author and those who answer get the pictures together with the feedback. Nobody can open them by their file id.
 */
export const feedbackFileUses: readonly FileUseSource[] = [
  {
    kind: 'feedback.feedback',
    rows: () => sql`select f.file_id, b.id::text as thing_id, left(b.content, 40) as name, 'nobody' as seen_by,
        null::bigint as audience_id
      from ${feedbackFiles} f join ${feedbacks} b on b.id = f.feedback_id`,
  },
]
