import { MESSAGE_CATEGORIES } from '@sands/rules/message'
import { CHANNEL_REASONS, CHANNEL_STATES, CHANNELS, DAY_MINUTES, PACES } from '@sands/rules/message/channel'
import { type Static, Type } from 'typebox'
import { SENDER_STATES } from '../auth/ways.model.ts'
import { IdOf, Nullable, OneOf, Version } from '../kernel/schema.ts'

export const ChannelName = OneOf(CHANNELS)
export const ChannelStateName = OneOf(CHANNEL_STATES)
const Group = OneOf(MESSAGE_CATEGORIES)
const Minute = Type.Integer({ minimum: 0, maximum: DAY_MINUTES - 1, description: 'Minutes after midnight' })
const Quiet = Type.Object({ from: Minute, until: Minute })

const rule = {
  channels: Type.Array(ChannelName, { maxItems: CHANNELS.length, uniqueItems: true }),
  pace: OneOf(PACES),
}
const Rule = Type.Object({ group: Group, ...rule })
const EventName = Type.String({ maxLength: 80, pattern: '^[\\w.-]+$', description: 'The name of its template' })
const EventRule = Type.Object({ event: EventName, ...rule })

const settings = {
  rules: Type.Array(Rule, { maxItems: MESSAGE_CATEGORIES.length }),
  quiet: Nullable(Quiet),
  digestAt: Minute,
  version: Version,
}

/** What the company decides: which channels each group of events uses, and when. */
export const ManagedChannels = Type.Object({
  ...settings,
  events: Type.Array(EventRule, { description: 'Exceptions for single events' }),
  knownEvents: Type.Array(Type.Object({ event: EventName, title: Type.String() })),
  channels: Type.Array(Type.Object({ channel: ChannelName, state: OneOf(SENDER_STATES) })),
  reportAddresses: Type.Array(Type.Object({ channel: ChannelName, address: Type.String() }), {
    description: 'Where providers report messages that did not arrive',
  }),
})
export type ManagedChannels = Static<typeof ManagedChannels>
export const ManagedChannelsChange = Type.Object({
  ...settings,
  events: Type.Optional(
    Type.Array(EventRule, { maxItems: 300, description: 'Exceptions for single events; without them they stay' }),
  ),
})
export type ManagedChannelsChange = Static<typeof ManagedChannelsChange>

const QUIET_BY = ['company', 'own', 'none'] as const

/** What a person can choose: the channels that the company uses and that can send now. */
export const ChannelChoices = Type.Object({
  channels: Type.Array(
    Type.Object({
      channel: ChannelName,
      state: OneOf(['ready', 'none', 'bounced']),
      groups: Type.Array(Type.Object({ group: Group, pace: OneOf(PACES), isOn: Type.Boolean() })),
    }),
  ),
  quietBy: OneOf(QUIET_BY),
  quiet: Nullable(Quiet),
  companyQuiet: Nullable(Quiet),
  digestAt: Minute,
  timeZone: Type.String(),
})
export type ChannelChoices = Static<typeof ChannelChoices>

export const ChannelChoicesChange = Type.Object({
  off: Type.Array(Type.Object({ channel: ChannelName, group: Group }), {
    maxItems: CHANNELS.length * MESSAGE_CATEGORIES.length,
  }),
  quietBy: OneOf(QUIET_BY),
  quiet: Nullable(Quiet),
})
export type ChannelChoicesChange = Static<typeof ChannelChoicesChange>

/** How many people a message has reached over each channel, and why not. */
export const ChannelReport = Type.Array(
  Type.Object({
    channel: ChannelName,
    states: Type.Array(Type.Object({ state: ChannelStateName, people: Type.Integer() })),
    reasons: Type.Array(Type.Object({ reason: OneOf(CHANNEL_REASONS), people: Type.Integer() })),
  }),
)
export type ChannelReport = Static<typeof ChannelReport>

export const ChannelReportRow = Type.Object({
  id: IdOf<'channel-delivery'>(),
  name: Type.String(),
  channel: ChannelName,
  state: ChannelStateName,
  reason: Nullable(OneOf(CHANNEL_REASONS)),
  detail: Nullable(Type.String({ description: 'The code of the provider' })),
  attempts: Type.Integer(),
  at: Type.String({ format: 'date-time', description: 'When it ended, or when it is looked at next' }),
})
export type ChannelReportRow = Static<typeof ChannelReportRow>
