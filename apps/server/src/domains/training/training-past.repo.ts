import { eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import type { PastEvent } from '../../kernel/events.ts'
import { trainingMembers, trainings } from './training.tables.ts'
import './training.events.ts'

/** The projects that people of the demo company have completed. */
export const pastTrainingEvents = async (tx: Tx): Promise<PastEvent[]> => {
  const rows = await tx
    .select({
      trainingId: trainingMembers.trainingId,
      collegeId: trainingMembers.collegeId,
      userId: trainingMembers.userId,
      document: trainings.published,
      completedAt: trainingMembers.completedAt,
    })
    .from(trainingMembers)
    .innerJoin(trainings, eq(trainings.id, trainingMembers.trainingId))
    .where(isNotNull(trainingMembers.completedAt))
  return rows.flatMap(({ userId, document, completedAt: at, ...event }): PastEvent[] =>
    at
      ? [{ name: 'training.completed', event: { ...event, userIds: [userId], points: document?.points ?? 0, at } }]
      : [],
  )
}
