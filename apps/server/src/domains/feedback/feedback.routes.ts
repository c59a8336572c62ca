import { ceoCalls } from '@sands/contract/feedback/ceo.calls'
import { feedbackCalls } from '@sands/contract/feedback/feedback.calls'
import { feedbackManageCalls } from '@sands/contract/feedback/manage.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { CategoryService } from './category.service.ts'
import type { CeoService } from './ceo.service.ts'
import type { FeedbackService } from './feedback.service.ts'
import type { FeedbackManageService } from './feedback-manage.service.ts'
import type { LeaderService } from './leader.service.ts'

interface Services {
  feedback: FeedbackService
  management: FeedbackManageService
  categories: CategoryService
  ceo: CeoService
  leaders: LeaderService
}

export function feedbackRoutes(app: App, { feedback, management, categories, ceo, leaders }: Services): void {
  implement(app, feedbackCalls, {
    'GET /sands-system/api/v1/questionCategory/questionList': ({ viewer }) => feedback.categories(viewer),
    'POST /sands-system/api/v1/question/create': ({ tx, viewer, body }) => feedback.create(tx, viewer, body),
    'GET /sands-system/api/v1/question/page': ({ viewer, query }) => feedback.page(viewer, query),
  })
  implement(app, ceoCalls, {
    'GET /sands-user/api/v1/user/feedback-leaders': ({ viewer }) => leaders.visibleList(viewer),
    'POST /sands-lms/api/v1/ceo-channel/create': ({ tx, viewer, body }) => ceo.create(tx, viewer, body),
    'GET /sands-lms/api/v1/ceo-channel/page': ({ viewer, query }) => ceo.page(viewer, query),
    'GET /sands-lms/api/v1/ceo-channel/get': ({ viewer, query }) => ceo.get(viewer, query.id),
    'POST /sands-lms/api/v1/ceo-channel/reply': ({ tx, viewer, body }) => ceo.reply(tx, viewer, body),
  })
  implement(app, feedbackManageCalls, {
    'GET /sands-system/api/v1/manage/question/page': ({ viewer, query }) => management.page(viewer, query),
    'GET /sands-system/api/v1/manage/question/get': ({ viewer, query }) => management.get(viewer, query.id),
    'POST /sands-system/api/v1/manage/question/answer': ({ tx, viewer, body }) => management.answer(tx, viewer, body),
    'POST /sands-system/api/v1/manage/question/assign': ({ tx, viewer, body }) => management.assign(tx, viewer, body),
    'POST /sands-system/api/v1/manage/question/close': ({ tx, viewer, body }) => management.close(tx, viewer, body),
    'POST /sands-system/api/v1/manage/question/reopen': ({ tx, viewer, body }) => management.reopen(tx, viewer, body),
    'POST /sands-system/api/v1/manage/question/export': ({ tx, viewer, body }) => management.export(tx, viewer, body),
    'GET /sands-system/api/v1/manage/question-category/list': ({ viewer }) => categories.list(viewer),
    'POST /sands-system/api/v1/manage/question-category/create': ({ tx, viewer, body }) =>
      categories.create(tx, viewer, body),
    'POST /sands-system/api/v1/manage/question-category/update': ({ tx, viewer, body }) =>
      categories.update(tx, viewer, body),
    'POST /sands-system/api/v1/manage/question-category/sort': ({ tx, viewer, body }) =>
      categories.sort(tx, viewer, body),
    'POST /sands-system/api/v1/manage/question-category/remove': ({ tx, viewer, body }) =>
      categories.remove(tx, viewer, body),
    'GET /sands-user/api/v1/manage/feedback-leader/list': ({ viewer }) => leaders.list(viewer),
    'POST /sands-user/api/v1/manage/feedback-leader/add': ({ tx, viewer, body }) =>
      leaders.add(tx, viewer, body.userId),
    'POST /sands-user/api/v1/manage/feedback-leader/remove': ({ tx, viewer, body }) =>
      leaders.remove(tx, viewer, body.userId),
    'POST /sands-user/api/v1/manage/feedback-leader/sort': ({ tx, viewer, body }) => leaders.sort(tx, viewer, body),
  })
}
