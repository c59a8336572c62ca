import { studyCalls } from '@sands/contract/study/study.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { StayService } from './stay/stay.service.ts'
import type { TaskService } from './tasks.service.ts'

export const studyRoutes = (app: App, stay: StayService, tasks: TaskService) =>
  implement(app, studyCalls, {
    'POST /sands-user/api/v1/user/user-stay-duration/saveDuration': ({ viewer, body }) =>
      stay.beat(viewer, body.stayDuration),
    'GET /sands-lms/api/v1/personalCenter/cornerMarkNumberByBiz': ({ viewer }) => tasks.pending(viewer),
    'GET /sands-lms/api/v1/learning/tasks': ({ viewer, query }) => tasks.page(viewer, query),
    'GET /sands-lms/api/v1/learning/todo-list': ({ viewer, query }) => tasks.todo(viewer, query.size),
  })
