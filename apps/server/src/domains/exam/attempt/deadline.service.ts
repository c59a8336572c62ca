import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Events } from '../../../kernel/events.ts'
import { attemptRepo } from './attempt.repo.ts'
import { deadlineRepo } from './deadline.repo.ts'
import { deadlineOf, termsOf } from './terms.ts'

const timeOf = (deadline: Date | null): number => deadline?.getTime() ?? Number.POSITIVE_INFINITY

/**
 * Other terms were given or taken back: attempts in progress get the deadline that follows from the terms now, unless
 * it is earlier. Nobody loses time that they have begun to use. The device learns the new deadline with its next save.
 */
export async function moveDeadlines(tx: Tx, { examId, userId, at }: Events['exam.override-changed']): Promise<void> {
  const attempts = await deadlineRepo.running(tx, examId, userId)
  if (attempts.length === 0) return
  const overrides = await deadlineRepo.overrides(tx, examId)
  const editions = new Map<number, ExamDocument | undefined>()
  for (const attempt of attempts)
    if (!editions.has(attempt.edition)) editions.set(attempt.edition, await attemptRepo.edition(tx, attempt))
  const moved = attempts.flatMap((attempt) => {
    const document = editions.get(attempt.edition)
    if (!document) return []
    const own = overrides.filter((override) =>
      override.userId
        ? override.userId === attempt.userId
        : attempt.departmentIds.some((id) => id === override.departmentId),
    )
    const deadline = deadlineOf(termsOf(document, own), attempt.startedAt)
    if (timeOf(deadline) <= timeOf(attempt.deadline)) return []
    const iso = (at: Date | null) => at?.toISOString() ?? null
    return [{ id: attempt.id, before: iso(attempt.deadline), deadline: iso(deadline) }]
  })
  if (moved.length > 0) await deadlineRepo.move(tx, moved, at)
}
