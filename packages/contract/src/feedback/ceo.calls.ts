import { CEO_BOXES, CEO_LENGTH } from '@sands/rules/feedback'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, OneOf, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'
import { CeoMessage, CeoPerson } from './ceo.model.ts'
import { Words } from './feedback.model.ts'

const MessageId = IdOf<'ceoMessage'>()

export const ceoCalls = {
  'GET /sands-user/api/v1/user/feedback-leaders': call({
    summary: 'Leaders to whom people of the college may write, in the order of the college.',
    access: 'learner',
    data: Type.Array(CeoPerson),
  }),
  'POST /sands-lms/api/v1/ceo-channel/create': call({
    summary: 'Sends a message to a leader. Only the two of them can read it.',
    access: 'learner',
    body: Type.Object({ leaderId: UserIdSchema, content: Words(CEO_LENGTH) }),
    data: CeoMessage,
    errors: ['feedback.leader_gone', 'feedback.not_to_yourself', 'feedback.enough_for_today'],
    once: true,
  }),
  'GET /sands-lms/api/v1/ceo-channel/page': call({
    summary: 'Messages that the person has written to leaders or has received as a leader, newest first.',
    access: 'learner',
    query: Type.Object({ box: OneOf(CEO_BOXES), ...pageQuery }),
    data: Page(CeoMessage),
  }),
  'GET /sands-lms/api/v1/ceo-channel/get': call({
    summary: 'One message with its reply, for its author and its leader.',
    access: 'learner',
    query: Type.Object({ id: MessageId }),
    data: CeoMessage,
    errors: ['feedback.ceo_gone'],
  }),
  'POST /sands-lms/api/v1/ceo-channel/reply': call({
    summary: 'Replies to a message, once.',
    access: 'learner',
    body: Type.Object({ id: MessageId, content: Words(CEO_LENGTH) }),
    data: CeoMessage,
    errors: ['feedback.ceo_gone', 'feedback.replied_already'],
    once: true,
  }),
} satisfies Calls
