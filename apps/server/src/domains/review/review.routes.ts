import { reviewCalls } from '@sands/contract/review/review.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { ReviewService } from './review.service.ts'

export const reviewRoutes = (app: App, review: ReviewService) =>
  implement(app, reviewCalls, {
    'POST /sands-lms/api/v1/review/bizPage': ({ viewer, body }) => review.bizPage(viewer, body),
    'POST /sands-lms/api/v1/review/bizDetailPage': ({ viewer, body }) => review.details(viewer, body),
    'POST /sands-lms/api/v1/review/studentPage': ({ viewer, body }) => review.students(viewer, body),
    'POST /sands-lms/api/v1/review/getBizIdByNext': ({ viewer, body }) => review.next(viewer, body),
    'POST /sands-lms/api/v1/review/getNumberByUser': ({ viewer }) => review.number(viewer),
    'POST /sands-lms/api/v1/review/getBizTypeNumberByUser': ({ viewer }) => review.numbers(viewer),
  })
