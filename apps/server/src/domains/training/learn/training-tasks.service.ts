import type { TaskCard } from '@sands/contract/study/study.model'
import { TASK_TYPES } from '@sands/rules/study/task-card'
import { TAG } from '@sands/rules/training/progress'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { StudyServices } from '../../study/index.ts'
import { learnerRepo } from './learner.repo.ts'
import { memberState } from './view.present.ts'
import type { MemberViews } from './views.service.ts'

type TaskSource = StudyServices['taskSources']['all'][number]

/** More projects than any person has at the same time. */
const MAX_PROJECTS = 500

/** Projects in the list of everything a person has to do. */
export function trainingTasks({ database, clock }: Pick<Kernel, 'database' | 'clock'>, views: MemberViews): TaskSource {
  async function cards(viewer: Viewer, tagStatus: TaskCard['tagStatus'] | undefined) {
    const db = database.primary
    const rows = await learnerRepo.page(db, viewer, { state: null, now: clock.now(), size: MAX_PROJECTS, offset: 0 })
    const open = rows.filter(({ training }) => training.state !== 'archived')
    const own = await views.several(db, viewer, open)
    return own
      .map(({ training, view }) => {
        const state = memberState(view)
        const card: TaskCard = {
          taskId: training.id,
          taskName: training.title,
          taskType: TASK_TYPES.training,
          tagStatus: state.tagStatus,
          overdueStatus: state.overdueStatus,
          countDownDuration: state.countDownDuration,
          timeStatus: null,
          isRepeat: 0,
        }
        return { card, dueAt: state.dueTime === null ? null : new Date(state.dueTime) }
      })
      .filter(({ card }) => tagStatus === undefined || card.tagStatus === tagStatus)
  }
  return {
    badge: 'trainingNumber',
    // A running project can be completed after its due date, so that it still waits for the person.
    openTags: [TAG.notStarted, TAG.ongoing, TAG.expired],
    async first(viewer, { tagStatus, limit }) {
      const found = await cards(viewer, tagStatus)
      return found
        .toSorted((one, other) => (one.dueAt?.getTime() ?? Infinity) - (other.dueAt?.getTime() ?? Infinity))
        .slice(0, limit)
    },
    count: async (viewer, { tagStatus }) => (await cards(viewer, tagStatus)).length,
  }
}
