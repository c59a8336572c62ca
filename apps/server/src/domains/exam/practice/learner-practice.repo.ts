import type { Id } from '@sands/contract/kernel/schema'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { visibleTo } from '../../org/index.ts'
import { openTo } from '../../study/index.ts'
import { practiceAttempts, practicePeople, practices } from '../exam-practice.tables.ts'

export type PracticeId = Id<'practice'>
/** More practices than a person looks through; the newest are listed. */
const MOST_PRACTICES = 1000
const MOST_ATTEMPTS = 50

function selectFor(db: Db, viewer: Viewer, more: SQL | undefined) {
  const isVisible = sql<boolean>`(${practices.state} = 'published' and ${openTo(viewer, { type: PROJECT_TASKS.practice, id: practices.id, audienceId: practices.audienceId })})`
  return db
    .select({
      id: practices.id,
      title: practices.title,
      state: practices.state,
      document: practices.published,
      questionNum: practices.questionNum,
      opensAt: practices.opensAt,
      closesAt: practices.closesAt,
      isVisible,
      /** Published for the person, not only opened by a project. */
      isForThem: visibleTo(viewer, practices.audienceId),
      progress: practicePeople.progress,
      handedIn: practicePeople.handedIn,
      bestPercent: practicePeople.bestPercent,
      runningId: sql<Id<'practiceAttempt'> | null>`(select a.id::text from ${practiceAttempts} a
        where a.practice_id = ${practices.id} and a.user_id = ${viewer.userId} and a.state = 'in_progress' limit 1)`,
    })
    .from(practices)
    .leftJoin(
      practicePeople,
      and(eq(practicePeople.practiceId, practices.id), eq(practicePeople.userId, viewer.userId)),
    )
    .where(
      and(
        eq(practices.collegeId, viewer.collegeId),
        isNull(practices.removedAt),
        isNotNull(practices.published),
        // A practice that the person has started stays in the list after it was ended or its audience changed.
        or(isNotNull(practicePeople.userId), isVisible),
        more,
      ),
    )
    .orderBy(desc(practices.publishedAt), desc(practices.id))
    .limit(MOST_PRACTICES)
}

export type LearnerPracticeRow = Awaited<ReturnType<typeof selectFor>>[number]

export const learnerPracticeRepo = {
  all: (db: Db, viewer: Viewer): Promise<LearnerPracticeRow[]> => selectFor(db, viewer, undefined),

  byId: (db: Db, viewer: Viewer, id: PracticeId): Promise<LearnerPracticeRow | undefined> =>
    selectFor(db, viewer, eq(practices.id, id)).then(([row]) => row),

  attempts: (db: Db, { collegeId, userId }: Viewer, practiceId: PracticeId) =>
    db
      .select({
        id: practiceAttempts.id,
        number: practiceAttempts.number,
        state: practiceAttempts.state,
        startedAt: practiceAttempts.startedAt,
        handedInAt: practiceAttempts.handedInAt,
        accuracy: practiceAttempts.accuracy,
      })
      .from(practiceAttempts)
      .where(
        and(
          eq(practiceAttempts.collegeId, collegeId),
          eq(practiceAttempts.userId, userId),
          eq(practiceAttempts.practiceId, practiceId),
        ),
      )
      .orderBy(desc(practiceAttempts.number))
      .limit(MOST_ATTEMPTS),
}
