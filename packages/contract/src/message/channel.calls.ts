import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import {
  ChannelChoices,
  ChannelChoicesChange,
  ChannelName,
  ChannelReport,
  ChannelReportRow,
  ChannelStateName,
  ManagedChannels,
  ManagedChannelsChange,
} from './channel.model.ts'

const OutgoingId = IdOf<'outgoing'>()

/** Messages outside the product: by e-mail, text message, and apps of hosts. */
export const messageChannelCalls = {
  'GET /sands-system/api/v1/message/channel/own': call({
    summary: 'The channels that reach the person, with their switches and quiet hours.',
    access: 'learner',
    data: ChannelChoices,
  }),
  'POST /sands-system/api/v1/message/channel/save-own': call({
    summary: 'Stores the switches and quiet hours of the person. Their time zone is that of the device.',
    access: 'learner',
    body: ChannelChoicesChange,
    data: Nothing,
    once: true,
  }),
  'POST /sands-system/api/v1/message/channel/confirm': call({
    summary: 'The person says that an address is right from which a message came back. It is used again.',
    access: 'learner',
    body: Type.Object({ channel: ChannelName }),
    data: Nothing,
    once: true,
    perMinute: 10,
  }),
  'GET /sands-system/api/v1/manage/message/channels': call({
    summary: 'Which channels each group of events uses, and whether they can send.',
    access: 'right:message.channels.edit',
    data: ManagedChannels,
  }),
  'POST /sands-system/api/v1/manage/message/channels-save': call({
    summary: 'Changes which channels each group of events uses, the quiet hours and the time of summaries.',
    access: 'right:message.channels.edit',
    body: ManagedChannelsChange,
    data: Nothing,
    once: true,
    errors: ['kernel.changed_meanwhile'],
  }),
  'GET /sands-system/api/v1/manage/message/channel-totals': call({
    summary: 'What became of all messages outside in the last 30 days, over each channel.',
    access: 'right:message.channels.edit',
    data: ChannelReport,
  }),
  'GET /sands-system/api/v1/manage/message/channel-report': call({
    summary: 'How many people a message has reached over each channel, and why not.',
    access: 'right:message.send',
    query: Type.Object({ id: OutgoingId }),
    data: ChannelReport,
    errors: ['kernel.not_found'],
  }),
  'GET /sands-system/api/v1/manage/message/channel-report-page': call({
    summary: 'The deliveries of a message person by person, without addresses.',
    access: 'right:message.send',
    query: Type.Object({
      id: OutgoingId,
      channel: Type.Optional(ChannelName),
      state: Type.Optional(ChannelStateName),
      ...pageQuery,
    }),
    data: Page(ChannelReportRow),
    errors: ['kernel.not_found'],
  }),
} satisfies Calls
