import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import type { CollegeFile, FileUseSource } from '../media/index.ts'
import {
  examAnswers,
  examAttemptFiles,
  examAttempts,
  examEditions,
  examFiles,
  exams,
  questionFiles,
  questions,
  questionVersions,
} from './exam.tables.ts'

const holds = async (db: Db, condition: SQL): Promise<boolean> => {
  const { rows } = await db.execute<{ holds: boolean }>(sql`select ${condition} as holds`)
  return rows[0]?.holds === true
}

/** A condition: the paper of the alias contains one of the versions that show the file. */
const inPaper = (alias: SQL, id: CollegeFile['id']): SQL =>
  sql`exists (select from jsonb_path_query(${alias}.paper, '$.sections[*].questions[*].versionId') v
    join ${questionFiles} f on f.version_id = (v #>> '{}')::bigint where f.file_id = ${id})`

/** Papers stay as they were published and answered, so that their files stay, too. */
const isInPapers = async (db: Db, { collegeId, id }: CollegeFile): Promise<boolean> =>
  (await holds(db, sql`exists (select from ${questionFiles} f where f.file_id = ${id})`)) &&
  holds(
    db,
    sql`exists (select from ${examAnswers} a join ${questionFiles} f on f.version_id = a.version_id
        where f.file_id = ${id})
      or exists (select from ${examEditions} e join ${exams} x on x.id = e.exam_id
        where x.college_id = ${collegeId} and ${inPaper(sql`e`, id)})
      or exists (select from ${examAttempts} a
        where a.college_id = ${collegeId} and a.state = 'in_progress' and ${inPaper(sql`a`, id)})`,
  )

/** Nobody sees files of questions by themselves: they come with the paper of an attempt, by signed address. */
const questionUses: FileUseSource = {
  kind: 'exam.question',
  rows: () => sql`select distinct f.file_id, q.id::text as thing_id, q.title as name, 'nobody' as seen_by,
      null::bigint as audience_id
    from ${questionFiles} f join ${questionVersions} v on v.id = f.version_id join ${questions} q on q.id = v.question_id`,
  isFixed: isInPapers,
}

/** Covers and pictures of introductions. Learners see those of the published exam. */
const examUses: FileUseSource = {
  kind: 'exam.exam',
  right: 'exam.publish',
  rows: () => sql`select f.file_id, e.id::text as thing_id, e.title as name,
      case when e.state = 'published' and e.removed_at is null
        and (e.cover_file_id = f.file_id or e.published ->> 'introduction' like '%data-file-id="' || f.file_id || '"%')
      then 'college' else 'nobody' end as seen_by, e.audience_id
    from ${examFiles} f join ${exams} e on e.id = f.exam_id`,
  isScheduled: (db, { collegeId, id }) =>
    holds(
      db,
      sql`exists (select from ${exams} e join ${examEditions} n on n.exam_id = e.id and n.edition = e.edition + 1
        where e.college_id = ${collegeId} and e.publish_at is not null and e.removed_at is null
          and (n.document ->> 'coverFileId' = ${id}::text
            or n.document ->> 'introduction' like '%data-file-id="' || ${id}::text || '"%'))`,
    ),
}

/** Files that learners attached to answers. Reviewers see them with the answer. */
const answerUses: FileUseSource = {
  kind: 'exam.answer',
  rows: () => sql`select f.file_id, a.id::text as thing_id, e.title as name, 'nobody' as seen_by,
      null::bigint as audience_id
    from ${examAttemptFiles} f join ${examAttempts} a on a.id = f.attempt_id join ${exams} e on e.id = a.exam_id`,
}

export const examFileUses: readonly FileUseSource[] = [questionUses, examUses, answerUses]
