import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import type { PastEvent } from '../../kernel/events.ts'
import { progress, viewings } from './learning.tables.ts'
import './study.events.ts'

/** What people of the demo company have finished. Form and sound are those of the last viewing. */
export const pastStudyEvents = async (tx: Tx): Promise<PastEvent[]> => {
  const rows = await tx
    .selectDistinctOn([progress.userId, progress.learnType, progress.learnId], {
      userId: progress.userId,
      collegeId: progress.collegeId,
      learnType: progress.learnType,
      learnId: progress.learnId,
      courseId: viewings.courseId,
      form: viewings.form,
      isSound: viewings.isSound,
      finishedAt: progress.finishedAt,
    })
    .from(progress)
    .innerJoin(
      viewings,
      and(
        eq(viewings.userId, progress.userId),
        eq(viewings.learnType, progress.learnType),
        eq(viewings.learnId, progress.learnId),
      ),
    )
    .where(isNotNull(progress.finishedAt))
    .orderBy(progress.userId, progress.learnType, progress.learnId, desc(viewings.startedAt))
  return rows.flatMap(({ finishedAt: at, ...event }): PastEvent[] =>
    at ? [{ name: 'study.finished', event: { ...event, at } }] : [],
  )
}
