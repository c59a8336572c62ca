import { examLinks } from '@sands/contract/exam/exam.links'
import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { choicesFrom } from '../../../kernel/content-choices.ts'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { openTo } from '../../study/index.ts'
import { practicePeople, practices } from '../exam-practice.tables.ts'

const isOneOf = (ids: readonly string[]) => sql`${practices.id} = any(${sql.param([...ids])}::bigint[])`

export const practiceContentRepo = {
  byIds: (db: Db, collegeId: CollegeId, ids: readonly string[]) =>
    db
      .select({ id: practices.id, title: practices.title })
      .from(practices)
      .where(and(eq(practices.collegeId, collegeId), isOneOf(ids), isNull(practices.removedAt))),

  /** Published practices for the person, and those that they have started: the same as in their list. */
  visible: (db: Db, viewer: Viewer, ids: readonly string[]): Promise<Id<'practice'>[]> =>
    db
      .select({ id: practices.id })
      .from(practices)
      .leftJoin(
        practicePeople,
        and(eq(practicePeople.practiceId, practices.id), eq(practicePeople.userId, viewer.userId)),
      )
      .where(
        and(
          eq(practices.collegeId, viewer.collegeId),
          isOneOf(ids),
          isNull(practices.removedAt),
          isNotNull(practices.published),
          or(
            isNotNull(practicePeople.userId),
            and(
              eq(practices.state, 'published'),
              openTo(viewer, { type: PROJECT_TASKS.practice, id: practices.id, audienceId: practices.audienceId }),
            ),
          ),
        ),
      )
      .then((rows) => rows.map(({ id }) => id)),

  title: (db: Db, id: Id<'practice'>): Promise<string | undefined> =>
    db
      .select({ title: practices.title })
      .from(practices)
      .where(eq(practices.id, id))
      .then(([row]) => row?.title),

  isStarted: (db: Db, userId: UserId, practiceId: Id<'practice'>): Promise<boolean> =>
    db
      .$count(practicePeople, and(eq(practicePeople.userId, userId), eq(practicePeople.practiceId, practiceId)))
      .then((count) => count > 0),
}

/** Practices that an editor can choose as the target of a jump. They have no covers. */
export const practiceChoices = choicesFrom({
  ...practices,
  table: practices,
  cover: sql`null`,
  isOut: eq(practices.state, 'published'),
  linkTo: (id) => examLinks.practice(id),
  coverUrl: () => '',
})
