import type { TaskGate } from '../../study/index.ts'
import { learnerRepo } from './learner.repo.ts'
import { memberTasks } from './view.present.ts'
import type { MemberViews } from './views.service.ts'

/** The same lock as on the screen of the learner, for content that is opened by its address. */
export const trainingGate = (views: MemberViews): TaskGate => ({
  async isLocked(db, viewer, { type, refId }) {
    const rows = await learnerRepo.containing(db, viewer, { type, refId })
    if (rows.length === 0) return false
    const own = await views.several(db, viewer, rows)
    return own
      .flatMap(({ view }) => memberTasks(view))
      .filter(({ taskType, taskId }) => taskType === type && taskId === refId)
      .every(({ lockStatus }) => lockStatus === 1)
  },
})
