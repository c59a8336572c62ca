import { examManageCalls } from '@sands/contract/exam/manage.calls'
import { examPaperCalls } from '@sands/contract/exam/paper.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { ExamEditService } from './edit/exam-edit.service.ts'
import type { OverrideService } from './edit/override.service.ts'
import type { PaperService } from './paper/paper.service.ts'
import type { ExamImpactService } from './publish/exam-impact.service.ts'
import type { ExamPublishService } from './publish/exam-publish.service.ts'

export interface ExamManagement {
  papers: PaperService
  exams: ExamEditService
  overrides: OverrideService
  impacts: ExamImpactService
  publishing: ExamPublishService
}

export function examManageRoutes(app: App, management: ExamManagement): void {
  const { papers, exams, overrides, impacts, publishing } = management
  const db = app.kernel.database.primary
  implement(app, examPaperCalls, {
    'GET /sands-lms/api/v1/manage/paper/page': ({ viewer, query }) => papers.page(viewer, query),
    'GET /sands-lms/api/v1/manage/paper/get': ({ viewer, query }) => papers.get(db, viewer, query.id),
    'POST /sands-lms/api/v1/manage/paper/create': ({ tx, viewer, body }) => papers.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/paper/save': ({ tx, viewer, body }) => papers.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/paper/remove': ({ tx, viewer, body }) => papers.remove(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/paper/supply': ({ viewer, body }) => papers.supply(viewer, body),
    'GET /sands-lms/api/v1/manage/paper/preview': ({ viewer, query }) => papers.preview(viewer, query),
  })
  implement(app, examManageCalls, {
    'GET /sands-lms/api/v1/manage/exam/page': ({ viewer, query }) => exams.page(viewer, query),
    'GET /sands-lms/api/v1/manage/exam/get': ({ viewer, query }) => exams.get(db, viewer, query.id),
    'POST /sands-lms/api/v1/manage/exam/create': ({ tx, viewer, body }) => exams.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/exam/save': ({ tx, viewer, body }) => exams.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/exam/remove': ({ tx, viewer, body }) => exams.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/exam/impact': ({ viewer, query }) => impacts.forExam(viewer, query.id),
    'POST /sands-lms/api/v1/manage/exam/publish': ({ tx, viewer, body }) => publishing.publish(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/exam/withdraw': ({ tx, viewer, body }) => publishing.withdraw(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/exam/unschedule': ({ tx, viewer, body }) => publishing.unschedule(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/exam/archive': ({ tx, viewer, body }) => publishing.archive(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/exam/edition/page': ({ viewer, query }) => exams.editions(viewer, query),
    'GET /sands-lms/api/v1/manage/exam/override/list': ({ viewer, query }) => overrides.list(viewer, query.examId),
    'POST /sands-lms/api/v1/manage/exam/override/add': ({ tx, viewer, body }) => overrides.add(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/exam/override/remove': ({ tx, viewer, body }) =>
      overrides.remove(tx, viewer, body.id),
  })
}
