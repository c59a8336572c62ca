import { examBankCalls } from '@sands/contract/exam/bank.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import { declaredBytes } from '../../../kernel/http/receive.ts'
import type { QuestionService } from './question.service.ts'
import type { QuestionCategories } from './question-category.service.ts'
import type { QuestionExports } from './question-export.service.ts'
import type { QuestionImports } from './question-import.service.ts'
import type { QuestionTemplates } from './question-template.service.ts'

export interface BankServices {
  categories: QuestionCategories
  questions: QuestionService
  imports: QuestionImports
  exports: QuestionExports
  templates: QuestionTemplates
}

export const bankRoutes = (app: App, { categories, questions, imports, exports, templates }: BankServices) =>
  implement(app, examBankCalls, {
    'GET /sands-lms/api/v1/manage/question-category/list': ({ viewer }) => categories.list(viewer),
    'POST /sands-lms/api/v1/manage/question-category/create': ({ tx, viewer, body }) =>
      categories.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/question-category/rename': ({ tx, viewer, body }) =>
      categories.rename(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/question-category/move': ({ tx, viewer, body }) => categories.move(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/question-category/remove': ({ tx, viewer, body }) =>
      categories.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/question/page': ({ viewer, query }) => questions.page(viewer, query),
    'GET /sands-lms/api/v1/manage/question/tags': ({ viewer }) => questions.tags(viewer),
    'GET /sands-lms/api/v1/manage/question/get': ({ viewer, query }) =>
      questions.get(app.kernel.database.primary, viewer, query.id),
    'POST /sands-lms/api/v1/manage/question/create': ({ tx, viewer, body }) => questions.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/question/save': ({ tx, viewer, body }) => questions.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/question/remove': ({ tx, viewer, body }) => questions.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/question/uses': ({ viewer, query }) => questions.uses(viewer, query.id),
    'GET /sands-lms/api/v1/manage/question/version/page': ({ viewer, query }) => questions.versions(viewer, query),
    'GET /sands-lms/api/v1/manage/question/import/template': ({ viewer, query }) =>
      templates.file(viewer, query.format),
    'POST /sands-lms/api/v1/manage/question/import/read': ({ viewer, query, upload, request }) =>
      imports.read(viewer, {
        fileName: query.fileName,
        content: upload,
        declaredBytes: declaredBytes(request.headers['content-length']),
      }),
    'POST /sands-lms/api/v1/manage/question/import/start': ({ tx, viewer, body }) =>
      imports.start(tx, viewer, body.rows),
    'POST /sands-lms/api/v1/manage/question/export': ({ tx, viewer, body }) => exports.start(tx, viewer, body),
  })
