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
 * it. The caller has locked the course.
 */
export async function countLearners(
  events: Kernel['events'],
  tx: Tx,
  { course, audience, now }: { course: CourseRow; audience: AudienceChoice; now: Date },
): Promise<void> {
  const { id: courseId, collegeId, edition, points } = course
  let some: number
  do some = await learnerRepo.addNewcomers(tx, { courseId, collegeId, audience }, PEOPLE_AT_ONCE)
  while (some === PEOPLE_AT_ONCE)
  do {
    const finished = await publishRepo.finishThose(tx, { courseId, edition, now, atMost: PEOPLE_AT_ONCE })
    // In one order everywhere: handlers lock a row for each person.
    for (const userId of finished.toSorted())
      await events.emit(tx, 'course.finished', { userId, courseId, collegeId, points, at: now })
    some = finished.length
  } while (some === PEOPLE_AT_ONCE)
}
