import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { CollegeIdSchema, IdOf, Instant, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import { Message, MessageCategory, MessageCategoryCode } from './message.model.ts'

const Choices = Type.Object({ ids: Type.Array(IdOf<'message'>(), { minItems: 1, maxItems: 100 }) })

export const messageCalls = {
  'GET /sands-system/api/v1/message/category/list': call({
    summary: 'The shelves of the inbox, each with its unread count and its newest message.',
    access: 'learner',
    data: Type.Array(MessageCategory),
  }),
  'GET /sands-system/api/v1/message/page': call({
    summary: 'Messages of the person in their college, newest first.',
    access: 'learner',
    query: Type.Object({ ...pageQuery, code: Type.Optional(MessageCategoryCode) }),
    data: Page(Message),
  }),
  'GET /sands-system/api/v1/message/get': call({
    summary: 'One message.',
    access: 'learner',
    query: Type.Object({ id: IdOf<'message'>() }),
    data: Message,
    errors: ['message.gone'],
  }),
  'POST /sands-system/api/v1/message/read': call({
    summary: 'Marks messages of any college as read. Messages that are already read or deleted are ignored.',
    access: 'learner',
    body: Choices,
    data: Type.Object({ unreadCount: Type.Integer() }),
    once: true,
  }),
  'POST /sands-system/api/v1/message/read-all': call({
    summary: 'Marks all messages that arrived until now, or until the given time, as read, on one shelf or on all.',
    access: 'learner',
    body: Type.Object({
      code: Type.Optional(MessageCategoryCode),
      // A call that waited in the outbox refers to the inbox that the person was looking at, as it was at that time.
      collegeId: Type.Optional(CollegeIdSchema),
      until: Type.Optional(Instant),
    }),
    data: Type.Object({ unreadCount: Type.Integer() }),
    once: true,
  }),
  'POST /sands-system/api/v1/message/delete': call({
    summary: 'Deletes messages from the inbox of the person.',
    access: 'learner',
    body: Choices,
    data: Nothing,
    once: true,
  }),
  'GET /sands-system/api/v1/message/unread-count': call({
    summary: 'The number of unread messages, for networks that block event streams.',
    access: 'learner',
    data: Type.Object({ unreadCount: Type.Integer() }),
  }),
  'GET /sands-system/api/v1/message/unread-stream': call({
    summary: 'Event stream of the unread count: the current number, and each change.',
    access: 'learner',
    query: Type.Object({ bizType: Type.Optional(Type.Literal('0')) }),
    data: Type.Integer(),
    stream: true,
  }),
} satisfies Calls
