import { stayCalls } from '@sands/contract/study/stay.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { StayReports } from './stay-report.service.ts'

export const stayReportRoutes = (app: App, reports: StayReports) =>
  implement(app, stayCalls, {
    'GET /sands-lms/api/v1/manage/stay/page': ({ viewer, query }) => reports.page(viewer, query),
    'GET /sands-lms/api/v1/manage/stay/person': ({ viewer, query }) => reports.person(viewer, query),
    'GET /sands-lms/api/v1/manage/stay/departments': ({ viewer }) => reports.departments(viewer),
    'POST /sands-lms/api/v1/manage/stay/export': ({ tx, viewer, body }) => reports.export(tx, viewer, body),
  })
