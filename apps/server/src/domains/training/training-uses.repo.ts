import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { trainingFiles, trainings, trainingTasks } from './training.tables.ts'
import { trainingSubmissionFiles, trainingSubmissions } from './training-work.tables.ts'

const shows = (document: string) =>
  sql.raw(`(p.${document} ->> 'coverFileId' = f.file_id::text
  or p.${document} ->> 'introduction' like '%data-file-id="' || f.file_id || '"%')`)

/** Covers and pictures of introductions. Members see those of the published project, with the project. */
const trainingUses: FileUseSource = {
  kind: 'training.training',
  right: 'training.publish',
  rows: () => sql`select f.file_id, p.id::text as thing_id, p.title as name, 'nobody' as seen_by,
      null::bigint as audience_id
    from ${trainingFiles} f join ${trainings} p on p.id = f.training_id`,
  isScheduled: async (db, { collegeId, id }) => {
    const { rows } = await db.execute<{ holds: boolean }>(sql`select exists (
      select from ${trainingFiles} f join ${trainings} p on p.id = f.training_id
      where f.file_id = ${id} and p.college_id = ${collegeId} and p.publish_at is not null and p.removed_at is null
        and ${shows('scheduled')}) as holds`)
    return rows[0]?.holds === true
  },
}

/** Files that members hand in. They and their reviewers get them together with the hand-in. */
const homeworkUses: FileUseSource = {
  kind: 'training.homework',
  rows: () => sql`select f.file_id, s.id::text as thing_id, t.name, 'nobody' as seen_by, null::bigint as audience_id
    from ${trainingSubmissionFiles} f join ${trainingSubmissions} s on s.id = f.submission_id
    join ${trainingTasks} t on t.id = s.task_id`,
}

export const trainingFileUses: readonly FileUseSource[] = [trainingUses, homeworkUses]
