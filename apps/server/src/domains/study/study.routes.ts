import { studyCalls } from '@sands/contract/study/study.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { StayService } from './stay.service.ts'

export const studyRoutes = (app: App, stay: StayService) =>
  implement(app, studyCalls, {
    'POST /sands-user/api/v1/user/user-stay-duration/saveDuration': ({ viewer, body }) =>
      stay.beat(viewer, body.stayDuration),
  })
