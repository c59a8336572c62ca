import { and, eq, isNotNull, min } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import type { PastEvent } from '../../kernel/events.ts'
import { examAttempts, examPeople, exams } from './exam.tables.ts'
import './exam.events.ts'

/** The exams that people of the demo company have passed, at the time of their first qualified attempt. */
export const pastExamEvents = async (tx: Tx): Promise<PastEvent[]> => {
  const rows = await tx
    .select({
      examId: examPeople.examId,
      userId: examPeople.userId,
      collegeId: examPeople.collegeId,
      document: exams.published,
      at: min(examAttempts.finishedAt),
    })
    .from(examPeople)
    .innerJoin(exams, eq(exams.id, examPeople.examId))
    .innerJoin(
      examAttempts,
      and(
        eq(examAttempts.examId, examPeople.examId),
        eq(examAttempts.userId, examPeople.userId),
        eq(examAttempts.isQualified, true),
        isNotNull(examAttempts.finishedAt),
      ),
    )
    .where(eq(examPeople.isQualified, true))
    .groupBy(examPeople.examId, examPeople.userId, examPeople.collegeId, exams.published)
  return rows.flatMap(({ document, at, ...event }): PastEvent[] => {
    const points = document?.points ?? 0
    const certificateId = document?.certificateId ?? null
    return at ? [{ name: 'exam.passed', event: { ...event, points, certificateId, at } }] : []
  })
}
