import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Nullable, OneOf } from '../kernel/schema.ts'
import { OwnTaskHead, TrainingTaskId } from './training.model.ts'

const state = {
  status: Type.Integer({ description: '200 passed, anything else in progress' }),
  openTime: Nullable(Instant),
  leftSeconds: Nullable(Type.Integer({ description: 'Null before the link was opened' })),
}

export const trainingLinkCalls = {
  'GET /sands-lms/api/v1/link/get': call({
    summary: 'A link task of a member.',
    access: 'learner',
    query: Type.Object({ taskId: TrainingTaskId }),
    data: Type.Object({
      ...OwnTaskHead.properties,
      url: Type.String(),
      minSeconds: Type.Integer({ description: '0 when opening is enough' }),
      openTime: state.openTime,
      leftSeconds: state.leftSeconds,
    }),
    errors: ['training.not_found', 'training.task_not_found'],
  }),
  'POST /sands-lms/api/v1/link/complete': call({
    summary:
      'The member opens the link, which starts its minimum time, or finishes it. Opening finishes it without one.',
    access: 'learner',
    body: Type.Object({ taskId: TrainingTaskId, step: OneOf(['open', 'finish']) }),
    data: Type.Object(state),
    errors: [
      'training.not_found',
      'training.task_not_found',
      'training.task_locked',
      'training.link_not_opened',
      'training.link_too_early',
    ],
    once: true,
  }),
} satisfies Calls
