import { surveyManageCalls } from '@sands/contract/survey/manage.calls'
import { surveyCalls } from '@sands/contract/survey/survey.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import { asViewerOrVisitor, viewerIfSignedIn } from '../../kernel/http/visitor.ts'
import type { SurveyManageService } from './manage.service.ts'
import type { MissingService } from './missing/missing.service.ts'
import type { PublishService } from './publish.service.ts'
import type { ReplyService } from './reply/reply.service.ts'
import type { AnswersService } from './results/answers.service.ts'
import type { ExportService } from './results/export.service.ts'
import type { ResultsService } from './results/results.service.ts'
import type { SurveyService } from './survey.service.ts'

interface Parts {
  surveys: SurveyService
  replies: ReplyService
  management: SurveyManageService
  publications: PublishService
  results: ResultsService
  answers: AnswersService
  exports: ExportService
  missing: MissingService
}

export function surveyRoutes(app: App, parts: Parts): void {
  const { surveys, replies, management, publications, results, answers, exports, missing } = parts
  const db = app.kernel.database.primary
  implement(app, surveyCalls, {
    'GET /sands-lms/api/v1/investigation/page': ({ viewer, query }) => surveys.page(viewer, query),
    'POST /sands-lms/api/v1/investigation/info': async (input) =>
      surveys.info(await viewerIfSignedIn(app, input), input.body),
    'POST /sands-lms/api/v1/investigation/details': async (input) =>
      surveys.details(await viewerIfSignedIn(app, input), input.body),
    'POST /sands-lms/api/v1/investigation/submit': (input) =>
      asViewerOrVisitor(app, input, (viewer) => replies.submit(viewer, input.body)),
    'POST /sands-lms/api/v1/investigation/draft': ({ viewer, body }) => replies.draft(viewer, body),
  })
  implement(app, surveyManageCalls, {
    'GET /sands-lms/api/v1/manage/investigation/page': ({ viewer, query }) => management.page(viewer, query),
    'GET /sands-lms/api/v1/manage/investigation/get': ({ viewer, query }) => management.get(db, viewer, query.id),
    'POST /sands-lms/api/v1/manage/investigation/create': ({ tx, viewer, body }) => management.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/investigation/draft': ({ tx, viewer, body }) => management.draft(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/investigation/publish': ({ tx, viewer, body }) =>
      publications.publish(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/investigation/end': ({ tx, viewer, body }) => publications.end(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/investigation/archive': ({ tx, viewer, body }) =>
      publications.archive(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/investigation/copy': ({ tx, viewer, body }) => management.copy(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/investigation/remove': ({ tx, viewer, body }) => management.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/investigation/results': ({ viewer, query }) => results.results(viewer, query),
    'GET /sands-lms/api/v1/manage/investigation/texts': ({ viewer, query }) => answers.texts(viewer, query),
    'GET /sands-lms/api/v1/manage/investigation/pictures': ({ viewer, query }) => answers.pictures(viewer, query),
    'POST /sands-lms/api/v1/manage/investigation/export': ({ tx, viewer, body }) => exports.start(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/investigation/missing': ({ viewer, query }) => missing.page(viewer, query),
    'POST /sands-lms/api/v1/manage/investigation/remind': ({ tx, viewer, body }) => missing.remind(tx, viewer, body.id),
  })
}
