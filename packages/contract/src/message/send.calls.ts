import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Page, pageQuery, Version } from '../kernel/schema.ts'
import {
  DeliveryReport,
  MessageChange,
  MessageDraft,
  OutgoingDetail,
  OutgoingMessage,
  OutgoingState,
} from './send.model.ts'

const OutgoingId = IdOf<'outgoing'>()
/** Enough for texts of 5,000 characters in five languages and an audience of 2,000 parts. */
const DRAFT_BYTES = 512 * 1024

/** Messages from the company to its people, sent now or later. */
export const sendCalls = {
  'GET /sands-system/api/v1/manage/message/page': call({
    summary: 'Outgoing messages of the college in every state, latest first.',
    access: 'right:message.send',
    query: Type.Object({
      state: Type.Optional(OutgoingState),
      keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Part of a title, in any language' })),
      ...pageQuery,
    }),
    data: Page(OutgoingMessage),
  }),
  'GET /sands-system/api/v1/manage/message/get': call({
    summary: 'One message with its texts in all languages and its audience.',
    access: 'right:message.send',
    query: Type.Object({ id: OutgoingId }),
    data: OutgoingDetail,
    errors: ['kernel.not_found'],
  }),
  'POST /sands-system/api/v1/manage/message/create': call({
    summary: 'Sends a message, or schedules it.',
    access: 'right:message.send',
    body: MessageDraft,
    data: Type.Object({ id: OutgoingId }),
    errors: ['org.place_unknown', 'message.nobody', 'message.bad_time', 'message.bad_jump'],
    once: true,
    bodyLimit: DRAFT_BYTES,
    perMinute: 30,
  }),
  'POST /sands-system/api/v1/manage/message/update': call({
    summary: 'Changes a message that is not sent yet. Without a time it is sent at once.',
    access: 'right:message.send',
    body: MessageChange,
    data: Nothing,
    errors: [
      'kernel.not_found',
      'kernel.changed_meanwhile',
      'org.place_unknown',
      'message.gone_already',
      'message.nobody',
      'message.bad_time',
      'message.bad_jump',
    ],
    once: true,
    bodyLimit: DRAFT_BYTES,
  }),
  'POST /sands-system/api/v1/manage/message/cancel': call({
    summary: 'Cancels a scheduled message.',
    access: 'right:message.send',
    body: Type.Object({ id: OutgoingId, version: Version }),
    data: Nothing,
    errors: ['kernel.not_found', 'kernel.changed_meanwhile', 'message.gone_already'],
    once: true,
  }),
  'GET /sands-system/api/v1/manage/message/report': call({
    summary: 'How many people a message has reached, and how many have read it.',
    access: 'right:message.send',
    query: Type.Object({ id: OutgoingId }),
    data: DeliveryReport,
    errors: ['kernel.not_found'],
  }),
} satisfies Calls
