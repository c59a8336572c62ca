import type { AudienceChoice } from '@sands/contract/org/audience.model'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { CourseRow } from '../edit/course-edit.repo.ts'
import { publishRepo } from '../publish/publish.repo.ts'
import { learnerRepo } from './learner.repo.ts'

/** In a large company, one statement for all people could exceed the time limit of a statement. */
const PEOPLE_AT_ONCE = 10_000

/**
 * Adds everybody in the audience who has started required courseware anywhere, and marks those who have finished all of
 * it. The caller has locked the course; a job reports the finished ones afterwards.
 */
export async function countLearners(
  events: Kernel['events'],
  tx: Tx,
  { course, audience, now }: { course: CourseRow; audience: AudienceChoice; now: Date },
): Promise<void> {
  const { id: courseId, collegeId, edition, points } = course
  let some: number
  let all = 0
  do some = await learnerRepo.addNewcomers(tx, { courseId, collegeId, audience }, PEOPLE_AT_ONCE)
  while (some === PEOPLE_AT_ONCE)
  do {
    some = await publishRepo.finishThose(tx, { courseId, edition, now, atMost: PEOPLE_AT_ONCE })
    all += some
  } while (some === PEOPLE_AT_ONCE)
  if (all > 0) await events.emit(tx, 'course.finishers-marked', { courseId, collegeId, points, at: now })
}
