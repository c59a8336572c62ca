import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { LEARN_TYPES } from '@sands/rules/study'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Events } from '../../../kernel/events.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { learnerRepo } from './learner.repo.ts'
import '../course.events.ts'

type Studied = Pick<Events['study.finished'], 'userId' | 'collegeId' | 'learnId' | 'at'>

/**
 * Makes a person who starts a courseware a learner of its courses, and finishes a course with its last required
 * courseware.
 */
export function listenToStudy({ events }: Pick<Kernel, 'events'>): void {
  async function finish(tx: Tx, { userId, collegeId, learnId, at }: Studied): Promise<void> {
    const finished = await learnerRepo.finish(tx, { userId, coursewareId: asId<Id<'courseware'>>(learnId), at })
    for (const course of finished) await events.emit(tx, 'course.finished', { ...course, userId, collegeId, at })
  }

  events.on('study.begun', async (tx, started) => {
    if (started.learnType !== LEARN_TYPES.courseware) return
    await learnerRepo.begin(tx, { ...started, coursewareId: asId<Id<'courseware'>>(started.learnId) })
    // The person may have finished all courseware of the course before, in other courses.
    await finish(tx, started)
  })

  events.on('study.finished', async (tx, finished) => {
    if (finished.learnType === LEARN_TYPES.courseware) await finish(tx, finished)
  })
}
