import { examPracticeManageCalls } from '@sands/contract/exam/edit-practice.calls'
import { examPracticeCalls } from '@sands/contract/exam/practice.calls'
import { examWrongBookCalls } from '@sands/contract/exam/wrong-book.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { DailyService } from './daily.service.ts'
import type { LearnerPracticeService } from './learner-practice.service.ts'
import type { PracticeAttemptService } from './practice-attempt.service.ts'
import type { PracticeEditService } from './practice-edit.service.ts'
import type { PracticeNumbersService } from './practice-numbers.service.ts'
import type { PracticePublishService } from './practice-publish.service.ts'
import type { PracticeStartService } from './practice-start.service.ts'
import type { WrongBookService } from './wrong-book.service.ts'

export interface PracticeServices {
  practices: LearnerPracticeService
  starting: PracticeStartService
  attempts: PracticeAttemptService
  book: WrongBookService
  daily: DailyService
  editing: PracticeEditService
  publishing: PracticePublishService
  numbers: PracticeNumbersService
}

export function practiceRoutes(app: App, services: PracticeServices): void {
  const { practices, starting, attempts, book, daily } = services
  implement(app, examPracticeCalls, {
    'GET /sands-lms/api/v1/practise/page': ({ viewer, query }) => practices.page(viewer, query),
    'GET /sands-lms/api/v1/practise/info': ({ viewer, query }) => practices.info(viewer, query.practiseId),
    'POST /sands-lms/api/v1/practise/start': ({ tx, viewer, body }) => starting.start(tx, viewer, body),
    'GET /sands-lms/api/v1/practise/paper': ({ viewer, query }) => attempts.paper(viewer, query.practiseRecordId),
    'POST /sands-lms/api/v1/practise/answer': ({ viewer, body }) => attempts.answer(viewer, body),
    'POST /sands-lms/api/v1/practise/submit': ({ viewer, body }) => attempts.submit(viewer, body.practiseRecordId),
    'GET /sands-lms/api/v1/practise/result': ({ viewer, query }) => attempts.result(viewer, query.practiseRecordId),
  })
  implement(app, examWrongBookCalls, {
    'GET /sands-lms/api/v1/practise/wrong/page': ({ viewer, query }) => book.wrong(viewer, query),
    'GET /sands-lms/api/v1/practise/favorite/page': ({ viewer, query }) => book.favorites(viewer, query),
    'POST /sands-lms/api/v1/practise/favorite/set': ({ viewer, body }) => book.setFavorite(viewer, body),
    'POST /sands-lms/api/v1/practise/redo': ({ tx, viewer, body }) => starting.redo(tx, viewer, body),
    'GET /sands-lms/api/v1/practise/book/categories': ({ viewer, query }) => book.categories(viewer, query),
    'GET /sands-lms/api/v1/practise/topics': ({ viewer }) => book.topics(viewer),
    'GET /sands-lms/api/v1/practise/daily': ({ viewer }) => daily.daily(viewer),
    'POST /sands-lms/api/v1/practise/daily/answer': ({ tx, viewer, body }) => daily.answer(tx, viewer, body),
  })
}

export function practiceManageRoutes(app: App, { editing, publishing, numbers }: PracticeServices): void {
  const db = app.kernel.database.primary
  implement(app, examPracticeManageCalls, {
    'GET /sands-lms/api/v1/manage/practise/page': ({ viewer, query }) => editing.page(viewer, query),
    'GET /sands-lms/api/v1/manage/practise/get': ({ viewer, query }) => editing.get(db, viewer, query.id),
    'POST /sands-lms/api/v1/manage/practise/supply': ({ viewer, body }) => editing.supply(viewer, body),
    'POST /sands-lms/api/v1/manage/practise/create': ({ tx, viewer, body }) => editing.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/practise/save': ({ tx, viewer, body }) => editing.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/practise/copy': ({ tx, viewer, body }) => editing.copy(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/practise/publish': ({ tx, viewer, body }) => publishing.publish(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/practise/end': ({ tx, viewer, body }) => publishing.end(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/practise/remove': ({ tx, viewer, body }) => editing.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/practise/numbers': ({ viewer, query }) => numbers.numbers(viewer, query.id),
  })
}
