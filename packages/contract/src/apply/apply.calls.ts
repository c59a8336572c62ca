import { APPLY_REASON_LENGTH, ENTRY_STATES } from '@sands/rules/apply/sign-up'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nullable, OneOf, Page, pageQuery } from '../kernel/schema.ts'
import { ApplyAnswers, ApplyDetail, ApplyId, ApplyItem } from './apply.model.ts'

export const applyCalls = {
  'GET /sands-lms/api/v1/apply/page': call({
    summary: 'What the person can sign up for, or what they have signed up for.',
    access: 'learner',
    query: Type.Object({ type: Type.Optional(OneOf(['open', 'mine'])), ...pageQuery }),
    data: Page(ApplyItem),
  }),
  'GET /sands-lms/api/v1/apply/get': call({
    summary: 'One sign-up with its form, the own state and the steps so far.',
    access: 'learner',
    query: Type.Object({ id: ApplyId }),
    data: ApplyDetail,
    errors: ['apply.gone'],
  }),
  'POST /sands-lms/api/v1/apply/sign-up': call({
    summary: 'Signs up. People who come at once are served in the order of arrival; a second try is refused.',
    access: 'learner',
    body: Type.Object({ id: ApplyId, answers: ApplyAnswers }),
    data: Type.Object({
      state: OneOf(ENTRY_STATES),
      waitingPlace: Nullable(Type.Integer()),
    }),
    errors: [
      'apply.gone',
      'apply.not_open',
      'apply.not_yet',
      'apply.over',
      'apply.out_of_scope',
      'apply.joined',
      'apply.removed',
      'apply.target_closed',
      'apply.full',
      'apply.bad_answer',
      'training.task_locked',
      'media.gone',
      'review.approval_nobody',
      'kernel.unavailable',
    ],
  }),
  'POST /sands-lms/api/v1/apply/withdraw': call({
    summary: 'Gives the place or the request back. The first who waits moves up.',
    access: 'learner',
    body: Type.Object({ id: ApplyId, reason: Type.String({ maxLength: APPLY_REASON_LENGTH }) }),
    data: ApplyDetail,
    errors: ['apply.gone', 'apply.no_entry', 'apply.too_late', 'review.approval_decided'],
    once: true,
  }),
} satisfies Calls
