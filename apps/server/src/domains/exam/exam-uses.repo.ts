import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import {
  examAttemptFiles,
  examAttempts,
  examFiles,
  exams,
  questionFiles,
  questions,
  questionVersions,
} from './exam.tables.ts'

/** Nobody sees files of questions by themselves: they come with the paper of an attempt, by signed address. */
const questionUses: FileUseSource = {
  kind: 'exam.question',
  rows: () => sql`select distinct f.file_id, q.id::text as thing_id, q.title as name, 'nobody' as seen_by,
      null::bigint as audience_id
    from ${questionFiles} f join ${questionVersions} v on v.id = f.version_id join ${questions} q on q.id = v.question_id`,
}

/** Covers and pictures of introductions. Learners see those of the published exam. */
const examUses: FileUseSource = {
  kind: 'exam.exam',
  rows: () => sql`select f.file_id, e.id::text as thing_id, e.title as name,
      case when e.state = 'published' and e.removed_at is null
        and (e.cover_file_id = f.file_id or e.published ->> 'introduction' like '%data-file-id="' || f.file_id || '"%')
      then 'college' else 'nobody' end as seen_by, e.audience_id
    from ${examFiles} f join ${exams} e on e.id = f.exam_id`,
}

/** Files that learners attached to answers. Reviewers see them with the answer. */
const answerUses: FileUseSource = {
  kind: 'exam.answer',
  rows: () => sql`select f.file_id, a.id::text as thing_id, e.title as name, 'nobody' as seen_by,
      null::bigint as audience_id
    from ${examAttemptFiles} f join ${examAttempts} a on a.id = f.attempt_id join ${exams} e on e.id = a.exam_id`,
}

export const examFileUses: readonly FileUseSource[] = [questionUses, examUses, answerUses]
