import { examReportCalls } from '@sands/contract/exam/report.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { AttemptReports } from './attempt-report.service.ts'
import type { QuestionReports } from './question-report.service.ts'
import type { ExamReminders } from './reminder.service.ts'
import type { ExamReports } from './report.service.ts'
import type { ReportExports } from './report-exports.service.ts'
import type { Similarities } from './similarity.service.ts'

export interface Reporting {
  reports: ExamReports
  questions: QuestionReports
  attempts: AttemptReports
  reminders: ExamReminders
  exports: ReportExports
  similarities: Similarities
}

export const reportRoutes = (app: App, reporting: Reporting): void => {
  const { reports, questions, attempts, reminders, exports, similarities } = reporting
  implement(app, examReportCalls, {
    'GET /sands-lms/api/v1/manage/exam/report/exams': ({ viewer, query }) => reports.exams(viewer, query),
    'GET /sands-lms/api/v1/manage/exam/report': ({ viewer, query }) => reports.summary(viewer, query.examId),
    'GET /sands-lms/api/v1/manage/exam/report/questions': ({ viewer, query }) => questions.all(viewer, query.examId),
    'GET /sands-lms/api/v1/manage/exam/report/question': ({ viewer, query }) => questions.one(viewer, query),
    'GET /sands-lms/api/v1/manage/exam/report/departments': ({ viewer, query }) => reports.departments(viewer, query),
    'GET /sands-lms/api/v1/manage/exam/report/page': ({ viewer, query }) => reports.page(viewer, query),
    'GET /sands-lms/api/v1/manage/exam/report/person': ({ viewer, query }) => attempts.person(viewer, query),
    'GET /sands-lms/api/v1/manage/exam/report/attempt': ({ viewer, query }) =>
      attempts.attempt(viewer, query.examRecordId),
    'GET /sands-lms/api/v1/manage/exam/report/remind': ({ viewer, query }) => reminders.effect(viewer, query),
    'POST /sands-lms/api/v1/manage/exam/report/remind': ({ tx, viewer, body }) => reminders.send(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/exam/report/export': ({ tx, viewer, body }) => exports.one(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/exam/report/export-all': ({ tx, viewer, body }) => exports.all(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/exam/report/integrity': ({ viewer, query }) => attempts.integrity(viewer, query),
    'GET /sands-lms/api/v1/manage/exam/report/similarity': ({ viewer, query }) =>
      similarities.last(viewer, query.examId),
    'POST /sands-lms/api/v1/manage/exam/report/similarity/start': ({ tx, viewer, body }) =>
      similarities.start(tx, viewer, body.examId),
  })
}
