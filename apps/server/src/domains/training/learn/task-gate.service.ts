import type { TaskGate } from '../../study/index.ts'
import { learnerRepo } from './learner.repo.ts'
import { memberTasks } from './view.present.ts'
import type { MemberViews } from './views.service.ts'

/** The same lock as on the screen of the learner, for content that is opened by its address. */
export const trainingGate = (views: MemberViews): TaskGate => ({
  async locked(db, viewer, { type, refIds }) {
    const own = await views.several(db, viewer, await learnerRepo.containing(db, viewer, { type, refIds }))
    const tasks = own.flatMap(({ view }) => memberTasks(view)).filter(({ taskType }) => taskType === type)
    const open = new Set<string>(tasks.flatMap(({ taskId, lockStatus }) => (lockStatus === 0 ? taskId : [])))
    return new Set(tasks.flatMap(({ taskId }) => (refIds.includes(taskId) && !open.has(taskId) ? taskId : [])))
  },
})
