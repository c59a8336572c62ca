import { ANSWER_LENGTH } from '@sands/rules/feedback'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nothing, Nullable, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import { ManagedLeader } from './ceo.model.ts'
import { CategoryNames, FeedbackState, ManagedFeedback, ManagedFeedbackCategory, Words } from './feedback.model.ts'

const CategoryId = IdOf<'feedbackCategory'>()
const Seen = { id: IdOf<'feedback'>(), version: Version }
const SeenCategory = { id: CategoryId, version: Version }
const filter = {
  keyWord: Type.Optional(Type.String({ maxLength: 60 })),
  state: Type.Optional(FeedbackState),
  categoryId: Type.Optional(CategoryId),
  assigneeId: Type.Optional(UserIdSchema),
  from: Type.Optional(Instant),
  until: Type.Optional(Instant),
}

export const feedbackManageCalls = {
  'GET /sands-system/api/v1/manage/question/page': call({
    summary: 'Feedback of the college, newest first.',
    access: 'right:feedback.answer',
    query: Type.Object({ ...filter, ...pageQuery }),
    data: Page(ManagedFeedback),
  }),
  'GET /sands-system/api/v1/manage/question/get': call({
    summary: 'One feedback.',
    access: 'right:feedback.answer',
    query: Type.Object({ id: IdOf<'feedback'>() }),
    data: ManagedFeedback,
    errors: ['feedback.gone'],
  }),
  'POST /sands-system/api/v1/manage/question/answer': call({
    summary: 'Answers feedback. Its author gets a message.',
    access: 'right:feedback.answer',
    body: Type.Object({ ...Seen, content: Words(ANSWER_LENGTH) }),
    data: ManagedFeedback,
    errors: ['feedback.gone', 'kernel.changed_meanwhile', 'feedback.wrong_state'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/question/assign': call({
    summary: 'Sets the assignee of a feedback, or removes it.',
    access: 'right:feedback.answer',
    body: Type.Object({ ...Seen, assigneeId: Nullable(UserIdSchema) }),
    data: ManagedFeedback,
    errors: ['feedback.gone', 'kernel.changed_meanwhile', 'feedback.wrong_state', 'feedback.cannot_be_assigned'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/question/close': call({
    summary: 'Closes feedback.',
    access: 'right:feedback.answer',
    body: Type.Object(Seen),
    data: ManagedFeedback,
    errors: ['feedback.gone', 'kernel.changed_meanwhile', 'feedback.wrong_state'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/question/reopen': call({
    summary: 'Opens closed feedback again.',
    access: 'right:feedback.answer',
    body: Type.Object(Seen),
    data: ManagedFeedback,
    errors: ['feedback.gone', 'kernel.changed_meanwhile', 'feedback.wrong_state'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/question/export': call({
    summary: 'Exports the feedback that matches the filter to a spreadsheet, as a batch.',
    access: 'right:feedback.answer',
    stepUp: true,
    body: Type.Object(filter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
  }),
  'GET /sands-system/api/v1/manage/question-category/list': call({
    summary: 'All categories of feedback in their order, including those that are switched off.',
    access: 'right:feedback.settings.edit',
    data: Type.Array(ManagedFeedbackCategory),
  }),
  'POST /sands-system/api/v1/manage/question-category/create': call({
    summary: 'Adds a category at the end of the order.',
    access: 'right:feedback.settings.edit',
    body: Type.Object({ names: CategoryNames, isOn: Type.Boolean() }),
    data: ManagedFeedbackCategory,
    once: true,
  }),
  'POST /sands-system/api/v1/manage/question-category/update': call({
    summary: 'Changes a category.',
    access: 'right:feedback.settings.edit',
    body: Type.Object({ ...SeenCategory, names: CategoryNames, isOn: Type.Boolean() }),
    data: ManagedFeedbackCategory,
    errors: ['feedback.category_gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/question-category/sort': call({
    summary: 'Moves a category before another one, or to the end.',
    access: 'right:feedback.settings.edit',
    body: Type.Object({ ...SeenCategory, beforeId: Nullable(CategoryId) }),
    data: Nothing,
    errors: ['feedback.category_gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/question-category/remove': call({
    summary: 'Deletes a category without feedback.',
    access: 'right:feedback.settings.edit',
    body: Type.Object(SeenCategory),
    data: Nothing,
    errors: ['feedback.category_gone', 'kernel.changed_meanwhile', 'feedback.category_in_use'],
    once: true,
  }),
  'GET /sands-user/api/v1/manage/feedback-leader/list': call({
    summary: 'The leaders in the CEO channel, in their order.',
    access: 'right:feedback.settings.edit',
    data: Type.Array(ManagedLeader),
  }),
  'POST /sands-user/api/v1/manage/feedback-leader/add': call({
    summary: 'Adds a person to the CEO channel, as the last leader.',
    access: 'right:feedback.settings.edit',
    body: Type.Object({ userId: UserIdSchema }),
    data: Nothing,
    errors: ['feedback.person_unknown', 'feedback.leader_exists'],
    once: true,
  }),
  'POST /sands-user/api/v1/manage/feedback-leader/remove': call({
    summary: 'Removes a leader from the CEO channel. Messages to them stay.',
    access: 'right:feedback.settings.edit',
    body: Type.Object({ userId: UserIdSchema }),
    data: Nothing,
    errors: ['feedback.leader_gone'],
    once: true,
  }),
  'POST /sands-user/api/v1/manage/feedback-leader/sort': call({
    summary: 'Moves a leader before another one, or to the end.',
    access: 'right:feedback.settings.edit',
    body: Type.Object({ userId: UserIdSchema, beforeId: Nullable(UserIdSchema) }),
    data: Nothing,
    errors: ['feedback.leader_gone'],
    once: true,
  }),
} satisfies Calls
