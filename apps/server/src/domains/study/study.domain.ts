import { defineDomain } from '../../kernel/domain.ts'
import { createRegistry, type Registry } from '../../kernel/registry.ts'
import type { MediaServices } from '../media/index.ts'
import type { OpsServices } from '../ops/index.ts'
import type { OrgServices } from '../org/index.ts'
import type { PointsServices } from '../points/index.ts'
import type { LearnKind } from './learn.kind.ts'
import { learningRoutes } from './learning/learning.routes.ts'
import { createLearningService, type LearningService } from './learning/learning.service.ts'
import { createNoteService } from './note/note.service.ts'
import { rankRepo } from './record/rank.repo.ts'
import { createRankService } from './record/rank.service.ts'
import { recordRoutes } from './record/record.routes.ts'
import { createRecordService } from './record/record.service.ts'
import { createStayService } from './stay/stay.service.ts'
import { stayReportRoutes } from './stay/stay-report.routes.ts'
import { createStayReports } from './stay/stay-report.service.ts'
import { studyRoutes } from './study.routes.ts'
import { pastStudyEvents } from './study-past.repo.ts'
import type { TaskKind } from './task.kind.ts'
import {
  createLockedTasks,
  createTaskLocks,
  type IsTaskLocked,
  type LockedTasks,
  type TaskGate,
} from './task-gate.service.ts'
import { createTaskService, type PendingSource, type TaskSource } from './tasks.service.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
  org: OrgServices
  points: PointsServices
}

export interface StudyServices {
  learning: LearningService
  /** Each domain whose content can be studied adds its kinds here. */
  learnKinds: Registry<LearnKind>
  /** Each domain whose content can be a learner's task adds itself here. */
  taskSources: Registry<TaskSource>
  /** Each domain in which work other than tasks waits for people adds itself here. */
  pendingSources: Registry<PendingSource>
  /** Each domain whose content can be a task of a training project adds its kinds here. */
  taskKinds: Registry<TaskKind>
  /** Each domain whose projects lock tasks adds itself here. */
  taskGates: Registry<TaskGate>
  isTaskLocked: IsTaskLocked
  lockedTasks: LockedTasks
}

export const studyDomain = defineDomain({
  name: 'study',
  roles: { 'training-manager': ['study.report'], teacher: ['study.report'] },
  demoEvents: pastStudyEvents,
  compose(kernel, { ops: { batches }, media: { media }, org: { org }, points: { standings: points } }: Needs) {
    const learnKinds = createRegistry<LearnKind>('kinds of learnable content', ({ type }) => type)
    const taskSources = createRegistry<TaskSource>('sources of tasks')
    const pendingSources = createRegistry<PendingSource>('sources of pending work')
    const taskKinds = createRegistry<TaskKind>('kinds of tasks', ({ type }) => type)
    const taskGates = createRegistry<TaskGate>('gates of tasks')
    const learning = createLearningService(kernel, learnKinds.all)
    const stayReports = createStayReports(kernel, batches)
    const lockedTasks = createLockedTasks(taskGates.all)
    const services: StudyServices = {
      ...{ learning, learnKinds, taskSources, pendingSources, taskKinds, taskGates, lockedTasks },
      isTaskLocked: createTaskLocks(lockedTasks),
    }
    return {
      services,
      routes(app) {
        const ranks = createRankService(kernel, { media, standings: rankRepo.standings })
        const pointRanks = createRankService(kernel, { media, standings: points.standings })
        studyRoutes(app, createStayService(kernel), createTaskService(taskSources.all, pendingSources.all))
        stayReportRoutes(app, stayReports)
        learningRoutes(app, learning, createNoteService(kernel, learnKinds.all))
        const records = createRecordService(kernel, { ranks, kinds: learnKinds.all, org, points })
        recordRoutes(app, { records, ranks, pointRanks })
      },
    }
  },
})
