import { CONTACT_LENGTH, FEEDBACK_LENGTH, FEEDBACK_PICTURES } from '@sands/rules/feedback'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Page, pageQuery } from '../kernel/schema.ts'
import { FeedbackCategory, FeedbackItem, Words } from './feedback.model.ts'

export const feedbackCalls = {
  'GET /sands-system/api/v1/questionCategory/questionList': call({
    summary: 'The categories of feedback that learners can choose, in the order of the college.',
    access: 'learner',
    data: Type.Array(FeedbackCategory),
  }),
  'POST /sands-system/api/v1/question/create': call({
    summary: 'Sends feedback to the company.',
    access: 'learner',
    body: Type.Object({
      categoryId: IdOf<'feedbackCategory'>(),
      content: Words(FEEDBACK_LENGTH),
      contact: Type.Optional(Type.String({ maxLength: CONTACT_LENGTH })),
      fileIds: Type.Optional(Type.Array(IdOf<'file'>(), { maxItems: FEEDBACK_PICTURES, uniqueItems: true })),
    }),
    data: FeedbackItem,
    errors: ['feedback.category_gone', 'feedback.enough_for_today', 'media.gone'],
    once: true,
  }),
  'GET /sands-system/api/v1/question/page': call({
    summary: 'The feedback of the person, newest first, with its answers.',
    access: 'learner',
    query: Type.Object({ ...pageQuery }),
    data: Page(FeedbackItem),
  }),
} satisfies Calls
