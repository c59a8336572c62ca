import type { MESSAGE_CATEGORIES } from '../message.ts'

/** How messages reach people outside the product, in display order. */
export const CHANNELS = ['email', 'sms', 'wecom', 'feishu', 'wechat'] as const
export type Channel = (typeof CHANNELS)[number]

/** Events are grouped by the shelf of their message. */
export type EventGroup = (typeof MESSAGE_CATEGORIES)[number]

/** `urgent` ignores quiet hours, `now` waits for their end, `daily` goes into one summary a day. */
export const PACES = ['urgent', 'now', 'daily'] as const
export type Pace = (typeof PACES)[number]

/** What a template of a provider is filled with. */
export const TEMPLATE_PARTS = ['title', 'content', 'college', 'time', 'link'] as const
export type TemplatePart = (typeof TEMPLATE_PARTS)[number]
/** Channels whose providers send approved templates only. */
export const TEMPLATE_CHANNELS = ['sms', 'wechat'] as const
export type TemplateChannel = (typeof TEMPLATE_CHANNELS)[number]
export const MAX_TEMPLATE_FIELDS = 10

/** The states of one message to one person over one channel. */
export const CHANNEL_STATES = ['waiting', 'held', 'sent', 'failed', 'bounced', 'skipped'] as const
export type ChannelState = (typeof CHANNEL_STATES)[number]

export const CHANNEL_STEPS = ['hold', 'release', 'retry', 'send', 'give_up', 'bounce', 'skip'] as const
export type ChannelStep = (typeof CHANNEL_STEPS)[number]

interface Transition {
  readonly from: ChannelState
  readonly step: ChannelStep
  readonly to: ChannelState
}

export const CHANNEL_TRANSITIONS: readonly Transition[] = [
  { from: 'waiting', step: 'hold', to: 'held' },
  { from: 'held', step: 'release', to: 'waiting' },
  { from: 'waiting', step: 'retry', to: 'waiting' },
  { from: 'waiting', step: 'send', to: 'sent' },
  { from: 'waiting', step: 'give_up', to: 'failed' },
  { from: 'waiting', step: 'bounce', to: 'bounced' },
  { from: 'waiting', step: 'skip', to: 'skipped' },
  // Providers report later that a message did not arrive.
  { from: 'sent', step: 'bounce', to: 'bounced' },
  { from: 'sent', step: 'give_up', to: 'failed' },
]

/** The state after a step; undefined where the current state does not allow the step. */
export const channelStateAfter = (from: ChannelState, step: ChannelStep): ChannelState | undefined =>
  CHANNEL_TRANSITIONS.find((each) => each.from === from && each.step === step)?.to

/** Why a message was not sent, or not yet. */
export const CHANNEL_REASONS = [
  'no_address',
  'address_bounced',
  'channel_closed',
  'switched_off',
  'read',
  'quiet',
  'digest',
  'down',
  'limit',
  'refused',
  'settings',
  'unknown_address',
  'restored',
] as const
export type ChannelReason = (typeof CHANNEL_REASONS)[number]

/** Why a provider did not take a message. */
export type ChannelTrouble = Extract<ChannelReason, 'down' | 'limit' | 'refused' | 'settings' | 'unknown_address'>

const MINUTE_MS = 60_000
/** How long a message waits after each failure; after the last one it has failed. */
const RETRY_MINUTES = [1, 5, 15, 60, 240] as const
/** How often a message is tried at most. */
export const MOST_TRIES = RETRY_MINUTES.length + 1
/** A limit of the whole account ends by itself; whoever asks more often waits longer. */
const ACCOUNT_PAUSE_MINUTES = 5
/** Nobody needs a message that comes later than this. */
const GIVE_UP_MS = 6 * 60 * MINUTE_MS

/** Whether a message that could have been sent at `dueAt` is no longer worth a try. */
export const isTooLate = (dueAt: Date, now: Date): boolean => now.getTime() - dueAt.getTime() >= GIVE_UP_MS

interface Failure {
  trouble: ChannelTrouble
  attempts: number
  /** The trouble is that of the whole account at the provider, not of one message or person. */
  isOfAccount: boolean
  /** The provider may have taken the message: a second try could send it twice. */
  isFinal: boolean
  isLate: boolean
}

/** What follows from a failure. Only trouble that passes is worth another try; a wrong address is not used again. */
export function afterTrouble({
  trouble,
  attempts,
  isOfAccount,
  isFinal,
  isLate,
}: Failure): { step: 'retry'; delayMs: number; usesTry: boolean } | { step: 'give_up' | 'bounce' } {
  if (trouble === 'unknown_address') return { step: 'bounce' }
  if (trouble === 'refused' || isFinal || isLate) return { step: 'give_up' }
  if (trouble === 'limit' && isOfAccount)
    return { step: 'retry', delayMs: ACCOUNT_PAUSE_MINUTES * MINUTE_MS, usesTry: false }
  const minutes = RETRY_MINUTES[attempts - 1]
  return minutes === undefined ? { step: 'give_up' } : { step: 'retry', delayMs: minutes * MINUTE_MS, usesTry: true }
}

export const DAY_MINUTES = 1440

/** Minutes after midnight; the end may be on the next day. */
export interface QuietHours {
  from: number
  until: number
}

export interface ChannelRule {
  channels: Channel[]
  pace: Pace
}
export type ChannelRules = Record<EventGroup, ChannelRule>
/** Exceptions for single events, by the name of their template. */
export type EventRules = Record<string, ChannelRule>

/** What applies to a message: the exception for its event, otherwise the rule of its group. */
export const ruleFor = (
  { rules, events }: { rules: ChannelRules; events: EventRules },
  { category, event }: { category: EventGroup; event: string | null },
): ChannelRule => (event === null ? undefined : events[event]) ?? rules[category]

/** What applies until the company decides: nothing is sent outside. */
export const FIRST_RULES: ChannelRules = {
  notice: { channels: [], pace: 'now' },
  study: { channels: [], pace: 'now' },
  interaction: { channels: [], pace: 'daily' },
  teaching: { channels: [], pace: 'now' },
  order: { channels: [], pace: 'now' },
  system: { channels: [], pace: 'urgent' },
}
export const FIRST_QUIET: QuietHours = { from: 22 * 60, until: 8 * 60 }
export const FIRST_DIGEST_AT = 9 * 60

/** How a switch of a person is stored: only those that are off. */
export const switchOf = (channel: Channel, group: EventGroup): string => `${channel}:${group}`

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Minutes after midnight in a time zone. */
export function minuteOfDay(at: Date, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  const [hours = '0', minutes = '0'] = clock.format(at).split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** The next moment at which clocks in the time zone show the minute, later than `now`. */
export function nextMinute(now: Date, minute: number, timeZone: string): Date {
  const ahead = (minute - minuteOfDay(now, timeZone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
  const at = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + ahead * MINUTE_MS)
  // Clocks may have been changed on the way.
  const off = minute - minuteOfDay(at, timeZone)
  const nearest = off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off < -DAY_MINUTES / 2 ? off + DAY_MINUTES : off
  return new Date(at.getTime() + nearest * MINUTE_MS)
}

export function isQuiet(at: Date, quiet: QuietHours | null, timeZone: string): boolean {
  if (!quiet || quiet.from === quiet.until) return false
  const minute = minuteOfDay(at, timeZone)
  return quiet.from < quiet.until
    ? minute >= quiet.from && minute < quiet.until
    : minute >= quiet.from || minute < quiet.until
}

interface Moment {
  pace: Pace
  now: Date
  quiet: QuietHours | null
  digestAt: number
  timeZone: string
}

/** Until when a message is held, and why; null when it may be sent now. */
export function heldUntil({ pace, now, quiet, digestAt, timeZone }: Moment): {
  until: Date
  reason: 'quiet' | 'digest'
} | null {
  if (pace === 'urgent') return null
  if (pace === 'now') {
    if (!quiet || !isQuiet(now, quiet, timeZone)) return null
    return { until: nextMinute(now, quiet.until, timeZone), reason: 'quiet' }
  }
  const summary = nextMinute(now, digestAt, timeZone)
  const until = quiet && isQuiet(summary, quiet, timeZone) ? nextMinute(summary, quiet.until, timeZone) : summary
  return { until, reason: 'digest' }
}

/** Minutes after midnight as a field for times writes them, such as 08:30. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Undefined for an empty field. */
export function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined
}
