import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { surveyDrafts, surveyEditions, surveyReplies, surveyReplyFiles, surveys } from './survey.tables.ts'

/** Pictures of replies and drafts. They come with the reply; nobody can open them by their file id. */
export const surveyFileUses: readonly FileUseSource[] = [
  {
    kind: 'survey.reply',
    rows: () => sql`select f.file_id, s.id::text as thing_id, s.name, 'nobody' as seen_by, null::bigint as audience_id
      from ${surveyReplyFiles} f join ${surveyReplies} r on r.id = f.reply_id
      join ${surveyEditions} e on e.id = r.edition_id join ${surveys} s on s.id = e.survey_id
      union all
      select (jsonb_path_query(d.answers, '$.*.fileIds[*]') #>> '{}')::bigint, s.id::text, s.name, 'nobody', null::bigint
      from ${surveyDrafts} d join ${surveys} s on s.id = d.survey_id`,
  },
]
