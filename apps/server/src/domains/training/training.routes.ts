import { trainingCalls } from '@sands/contract/training/training.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { LearnerTrainingService } from './learn/learner.service.ts'
import type { SelfJoinService } from './member/join.service.ts'

export function trainingRoutes(app: App, trainings: LearnerTrainingService, joining: SelfJoinService): void {
  implement(app, trainingCalls, {
    'GET /sands-lms/api/v1/training/page': ({ viewer, query }) => trainings.page(viewer, query),
    'GET /sands-lms/api/v1/training/get': ({ viewer, query }) => trainings.get(viewer, query.id),
    'GET /sands-lms/api/v1/training/introduction': ({ viewer, query }) => trainings.introduction(viewer, query.id),
    'GET /sands-lms/api/v1/training/show-members': ({ viewer, query }) => trainings.members(viewer, query),
    'GET /sands-lms/api/v1/training/tasks': ({ viewer, query }) => trainings.stages(viewer, query.id),
    'GET /sands-lms/api/v1/training/task/list': ({ viewer, query }) => trainings.panel(viewer, query.trainingId),
    'POST /sands-lms/api/v1/training/task/visit': ({ tx, viewer, body }) => trainings.visit(tx, viewer, body),
    'GET /sands-lms/api/v1/activity/get': ({ viewer, query }) => trainings.activity(viewer, query),
    'POST /sands-lms/api/v1/training/update-latest-learning': ({ tx, viewer, body }) =>
      trainings.updateLatest(tx, viewer, body),
    'POST /sands-lms/api/v1/training/selfJoinGet': ({ viewer, body }) => joining.get(viewer, body.trainingId),
    'POST /sands-lms/api/v1/training/selfJoin': ({ tx, viewer, body }) => joining.join(tx, viewer, body.trainingId),
    'POST /sands-lms/api/v1/training/opt': ({ tx, viewer, body }) => joining.withdraw(tx, viewer, body.trainingId),
  })
}
