import { eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import type { PastEvent } from '../../kernel/events.ts'
import { practicePeople, practices } from './exam-practice.tables.ts'
import './exam.events.ts'

/** The practices that people of the demo company have completed. */
export const pastPracticeEvents = async (tx: Tx): Promise<PastEvent[]> => {
  const rows = await tx
    .select({
      practiceId: practicePeople.practiceId,
      userId: practicePeople.userId,
      collegeId: practicePeople.collegeId,
      document: practices.published,
      completedAt: practicePeople.completedAt,
    })
    .from(practicePeople)
    .innerJoin(practices, eq(practices.id, practicePeople.practiceId))
    .where(isNotNull(practicePeople.completedAt))
  return rows.flatMap(({ document, completedAt: at, ...event }): PastEvent[] =>
    at ? [{ name: 'exam.practice-completed', event: { ...event, points: document?.points ?? 0, at } }] : [],
  )
}
