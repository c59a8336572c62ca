import { examLinks } from '@sands/contract/exam/exam.links'
import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { and, eq, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { openTo } from '../study/index.ts'
import { examPeople, exams } from './exam.tables.ts'

const isOneOf = (ids: readonly string[]) => sql`${exams.id} = any(${sql.param([...ids])}::bigint[])`

/** Whether an exam still takes people. */
export const takesPeople = (id: SQLWrapper, now: Date): SQL<boolean> =>
  sql`exists (select from ${exams} where ${exams.id} = ${id} and ${exams.state} = 'published'
    and ${exams.removedAt} is null and coalesce(${exams.closesAt} > ${now}, true))`

export const examContentRepo = {
  byIds: (db: Db, collegeId: CollegeId, ids: readonly string[]) =>
    db
      .select({ id: exams.id, title: exams.title, coverFileId: exams.coverFileId })
      .from(exams)
      .where(and(eq(exams.collegeId, collegeId), isOneOf(ids), isNull(exams.removedAt))),

  /** Published exams for the person, and those that they have taken: the same as in their list. */
  visible: (db: Db, viewer: Viewer, ids: readonly string[]): Promise<Id<'exam'>[]> =>
    db
      .select({ id: exams.id })
      .from(exams)
      .leftJoin(examPeople, and(eq(examPeople.examId, exams.id), eq(examPeople.userId, viewer.userId)))
      .where(
        and(
          eq(exams.collegeId, viewer.collegeId),
          isOneOf(ids),
          isNull(exams.removedAt),
          isNotNull(exams.published),
          or(
            isNotNull(examPeople.userId),
            and(
              eq(exams.state, 'published'),
              openTo(viewer, { type: PROJECT_TASKS.exam, id: exams.id, audienceId: exams.audienceId }),
            ),
          ),
        ),
      )
      .then((rows) => rows.map(({ id }) => id)),

  times: (db: Db, collegeId: CollegeId, ids: readonly string[]) =>
    db
      .select({ id: exams.id, state: exams.state, opensAt: exams.opensAt, closesAt: exams.closesAt })
      .from(exams)
      .where(and(eq(exams.collegeId, collegeId), isOneOf(ids), isNull(exams.removedAt))),

  title: (db: Db, id: Id<'exam'>): Promise<string | undefined> =>
    db
      .select({ title: exams.title })
      .from(exams)
      .where(eq(exams.id, id))
      .then(([row]) => row?.title),

  isStarted: (db: Db, userId: UserId, examId: Id<'exam'>): Promise<boolean> =>
    db.$count(examPeople, and(eq(examPeople.userId, userId), eq(examPeople.examId, examId))).then((count) => count > 0),
}

/** Exams that an editor can choose as the target of a jump. */
export const examChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...exams,
    table: exams,
    cover: exams.coverFileId,
    isOut: eq(exams.state, 'published'),
    linkTo: (id) => examLinks.info(id),
    coverUrl,
  })
