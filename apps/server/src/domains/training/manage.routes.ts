import { trainingManageCalls } from '@sands/contract/training/manage.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { TrainingEditService } from './edit/training-edit.service.ts'
import type { MatrixService } from './member/matrix.service.ts'
import type { MemberImpacts } from './member/member-impact.service.ts'
import type { MemberManageService } from './member/member-manage.service.ts'
import type { createTrainingImpacts } from './publish/impact.service.ts'
import type { TrainingPublishService } from './publish/publish.service.ts'

interface Services {
  trainings: TrainingEditService
  publishing: TrainingPublishService
  impacts: ReturnType<typeof createTrainingImpacts>
  memberImpacts: MemberImpacts
  matrix: MatrixService
  members: MemberManageService
}

export function trainingManageRoutes(app: App, services: Services): void {
  const { trainings, publishing, impacts, memberImpacts, matrix, members } = services
  implement(app, trainingManageCalls, {
    'GET /sands-lms/api/v1/manage/training/page': ({ viewer, query }) => trainings.page(viewer, query),
    'GET /sands-lms/api/v1/manage/training/get': ({ viewer, query }) => trainings.get(null, viewer, query.id),
    'POST /sands-lms/api/v1/manage/training/create': ({ tx, viewer, body }) => trainings.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/save': ({ tx, viewer, body }) => trainings.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/copy': ({ tx, viewer, body }) => trainings.copy(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/training/impact': ({ viewer, query }) => impacts.get(viewer, query),
    'POST /sands-lms/api/v1/manage/training/publish': ({ tx, viewer, body }) => publishing.publish(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/unschedule': ({ tx, viewer, body }) =>
      publishing.unschedule(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/step': ({ tx, viewer, body }) => publishing.step(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/training/step-impact': ({ viewer, query }) => impacts.ofStep(viewer, query.id),
    'GET /sands-lms/api/v1/manage/training/history': ({ viewer, query }) => trainings.history(viewer, query.id),
    'GET /sands-lms/api/v1/manage/training/content': ({ viewer, query }) => trainings.content(viewer, query),
    'GET /sands-lms/api/v1/manage/training/matrix': ({ viewer, query }) => matrix.page(viewer, query),
    'GET /sands-lms/api/v1/manage/training/why': ({ viewer, query }) => matrix.why(viewer, query),
    'POST /sands-lms/api/v1/manage/training/member/impact': ({ viewer, body }) => memberImpacts.preview(viewer, body),
    'POST /sands-lms/api/v1/manage/training/member/add': ({ tx, viewer, body }) => members.add(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/member/remove': ({ tx, viewer, body }) => members.remove(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/member/decide': ({ tx, viewer, body }) => members.decide(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/member/decide-many': ({ viewer, body }) => members.decideMany(viewer, body),
    'POST /sands-lms/api/v1/manage/training/member/extend': ({ tx, viewer, body }) => members.extend(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/member/remind': ({ tx, viewer, body }) => members.remind(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/task/settle': ({ tx, viewer, body }) => members.settle(tx, viewer, body),
  })
}
