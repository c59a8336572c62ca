import type { AudienceChoice } from '@sands/contract/org/audience.model'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { CourseRow } from '../edit/course-edit.repo.ts'
import { publishRepo } from '../publish/publish.repo.ts'
import { learnerRepo } from './learner.repo.ts'

/** One statement for everybody of a large company could take longer than any may. */
const PEOPLE_AT_ONCE = 10_000

/** Whoever the course is for has of it what they have of its pieces, however they came to them. The course is held. */
export async function countLearners(
  events: Kernel['events'],
  tx: Tx,
  { course, audience, now }: { course: CourseRow; audience: AudienceChoice; now: Date },
): Promise<void> {
  const { id: courseId, collegeId, edition } = course
  let some: number
  do some = await learnerRepo.addNewcomers(tx, { courseId, collegeId, audience }, PEOPLE_AT_ONCE)
  while (some === PEOPLE_AT_ONCE)
  do {
    const finished = await publishRepo.finishThose(tx, { courseId, edition, now, atMost: PEOPLE_AT_ONCE })
    for (const userId of finished) await events.emit(tx, 'course.finished', { userId, courseId, collegeId, at: now })
    some = finished.length
  } while (some === PEOPLE_AT_ONCE)
}
