import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nullable, Page, pageQuery } from '../kernel/schema.ts'
import {
  BizId,
  BizType,
  RecordId,
  ReviewBiz,
  ReviewClaim,
  ReviewItem,
  ReviewStatus,
  ReviewStudent,
} from './review.model.ts'

const filter = {
  reviewStatus: Type.Optional(ReviewStatus),
  keyWord: Type.Optional(Type.String({ maxLength: 60 })),
  ...pageQuery,
}

/**
 * The queue of everything that the person may mark: where they are a named reviewer, and where they have the right of
 * the business type over the people. Nobody sees or marks their own work.
 */
export const reviewCalls = {
  'POST /sands-lms/api/v1/review/bizPage': call({
    summary: 'Exams and homework tasks with something to mark, those that wait longest first.',
    access: 'learner',
    body: Type.Object({ bizType: Type.Optional(BizType), reviewStatus: Type.Optional(ReviewStatus), ...pageQuery }),
    data: Page(ReviewBiz),
  }),
  'POST /sands-lms/api/v1/review/bizDetailPage': call({
    summary: 'The hand-ins of one exam or homework task, oldest first.',
    access: 'learner',
    body: Type.Object({ bizType: BizType, bizId: BizId, ...filter }),
    data: Page(ReviewItem),
    errors: ['review.unknown'],
  }),
  'POST /sands-lms/api/v1/review/studentPage': call({
    summary: 'The people who handed in, with what waits and what is marked.',
    access: 'learner',
    body: Type.Object({ bizType: BizType, bizId: BizId, ...filter }),
    data: Page(ReviewStudent),
    errors: ['review.unknown'],
  }),
  'POST /sands-lms/api/v1/review/getBizIdByNext': call({
    summary: 'Claims the next hand-in that nobody else is at. Null when there is none.',
    access: 'learner',
    body: Type.Object({
      bizType: BizType,
      bizId: Type.Optional(BizId),
      recordId: Type.Optional(RecordId),
    }),
    data: Nullable(Type.Object({ bizType: BizType, bizId: BizId, recordId: RecordId, claim: ReviewClaim })),
    perMinute: 120,
  }),
  'POST /sands-lms/api/v1/review/getNumberByUser': call({
    summary: 'How much waits for the person, over all business types.',
    access: 'learner',
    data: Type.Object({ number: Type.Integer() }),
  }),
  'POST /sands-lms/api/v1/review/getBizTypeNumberByUser': call({
    summary: 'How much waits for the person, by business type.',
    access: 'learner',
    data: Type.Array(Type.Object({ bizType: BizType, number: Type.Integer() })),
  }),
} satisfies Calls
