import { examRegradeCalls } from '@sands/contract/exam/regrade.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { RegradeService } from './regrade.service.ts'

export const regradeRoutes = (app: App, regrades: RegradeService) =>
  implement(app, examRegradeCalls, {
    'GET /sands-lms/api/v1/manage/exam/regrade/preview': ({ viewer, query }) => regrades.preview(viewer, query.examId),
    'POST /sands-lms/api/v1/manage/exam/regrade/start': ({ tx, viewer, body }) => regrades.start(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/exam/regrade/page': ({ viewer, query }) => regrades.page(viewer, query),
    'GET /sands-lms/api/v1/manage/exam/regrade/changes': ({ viewer, query }) => regrades.changes(viewer, query),
  })
