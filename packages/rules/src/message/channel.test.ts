import { describe, expect, it } from 'vitest'
import {
  afterTrouble,
  CHANNEL_STATES,
  CHANNEL_STEPS,
  CHANNEL_TRANSITIONS,
  channelStateAfter,
  FIRST_RULES,
  heldUntil,
  isQuiet,
  isTooLate,
  MOST_TRIES,
  minuteOf,
  minuteOfDay,
  nextMinute,
  ruleFor,
  timeOf,
} from './channel.ts'

const SHANGHAI = 'Asia/Shanghai'
const NIGHT = { from: 22 * 60, until: 8 * 60 }
const at = (text: string) => new Date(text)

it('follows the exception for its event, otherwise the rule of its group', () => {
  const urgent = { channels: ['sms' as const], pace: 'urgent' as const }
  const settings = { rules: FIRST_RULES, events: { 'auth.new_device': urgent } }
  expect(ruleFor(settings, { category: 'system', event: 'auth.new_device' })).toEqual(urgent)
  expect(ruleFor(settings, { category: 'system', event: 'auth.welcome' })).toEqual(FIRST_RULES.system)
  expect(ruleFor(settings, { category: 'notice', event: null })).toEqual(FIRST_RULES.notice)
})

describe('a message to a person over a channel', () => {
  it('never leaves a final state, except when a provider reports later', () => {
    for (const from of ['failed', 'bounced', 'skipped'] as const)
      for (const step of CHANNEL_STEPS) expect(channelStateAfter(from, step)).toBeUndefined()
    expect(channelStateAfter('sent', 'bounce')).toBe('bounced')
    expect(channelStateAfter('sent', 'send')).toBeUndefined()
    expect(channelStateAfter('held', 'send')).toBeUndefined()
  })

  it('has one outcome for each step', () => {
    const moves = CHANNEL_TRANSITIONS.map(({ from, step }) => `${from} ${step}`)
    expect(new Set(moves).size).toBe(moves.length)
    expect(new Set(CHANNEL_TRANSITIONS.map(({ to }) => to))).toEqual(new Set(CHANNEL_STATES))
  })

  const failure = { trouble: 'down' as const, attempts: 1, isOfAccount: true, isFinal: false, isLate: false }

  it('is tried again with growing pauses, and then has failed', () => {
    const delays = [1, 2, 3, 4, 5].map((attempts) => afterTrouble({ ...failure, attempts }))
    expect(delays.map((each) => ('delayMs' in each ? each.delayMs / 60_000 : each.step))).toEqual([1, 5, 15, 60, 240])
    expect(afterTrouble({ ...failure, attempts: MOST_TRIES })).toEqual({ step: 'give_up' })
    const ofPerson = { ...failure, trouble: 'limit' as const, isOfAccount: false }
    expect(afterTrouble(ofPerson)).toEqual({ step: 'retry', delayMs: 60_000, usesTry: true })
  })

  it('loses no try while the account has reached its limit', () => {
    const limit = { ...failure, trouble: 'limit' as const, attempts: MOST_TRIES }
    expect(afterTrouble(limit)).toEqual({ step: 'retry', delayMs: 300_000, usesTry: false })
    expect(afterTrouble({ ...limit, isLate: true })).toEqual({ step: 'give_up' })
  })

  it('is not tried again when its provider refused it, may have taken it or does not know the address', () => {
    expect(afterTrouble({ ...failure, trouble: 'refused' })).toEqual({ step: 'give_up' })
    expect(afterTrouble({ ...failure, isFinal: true })).toEqual({ step: 'give_up' })
    expect(afterTrouble({ ...failure, trouble: 'unknown_address' })).toEqual({ step: 'bounce' })
  })

  it('is given up six hours after it could have been sent', () => {
    const due = at('2026-11-18T08:00:00Z')
    expect(isTooLate(due, at('2026-11-18T13:59:59Z'))).toBe(false)
    expect(isTooLate(due, at('2026-11-18T14:00:00Z'))).toBe(true)
  })
})

describe('quiet hours', () => {
  it('are those of the time zone of the person', () => {
    const evening = at('2026-11-18T14:30:00Z')
    expect(minuteOfDay(evening, SHANGHAI)).toBe(22 * 60 + 30)
    expect(isQuiet(evening, NIGHT, SHANGHAI)).toBe(true)
    expect(isQuiet(evening, NIGHT, 'Europe/Berlin')).toBe(false)
  })

  it.each([
    ['2026-11-18T13:59:00Z', false],
    ['2026-11-18T14:00:00Z', true],
    ['2026-11-18T23:59:00Z', true],
    ['2026-11-19T00:00:00Z', false],
  ])('begin and end to the minute: %s', (time, expected) => {
    expect(isQuiet(at(time), NIGHT, SHANGHAI)).toBe(expected)
  })

  it('can be within a day, and are none when both ends are equal', () => {
    const noon = { from: 12 * 60, until: 14 * 60 }
    expect(isQuiet(at('2026-11-18T05:00:00Z'), noon, SHANGHAI)).toBe(true)
    expect(isQuiet(at('2026-11-18T06:00:00Z'), noon, SHANGHAI)).toBe(false)
    expect(isQuiet(at('2026-11-18T05:00:00Z'), { from: 60, until: 60 }, SHANGHAI)).toBe(false)
  })

  it('hold a message until they end, unless it is urgent', () => {
    const moment = { now: at('2026-11-18T16:20:30Z'), quiet: NIGHT, digestAt: 540, timeZone: SHANGHAI }
    expect(heldUntil({ ...moment, pace: 'now' })).toEqual({ until: at('2026-11-19T00:00:00Z'), reason: 'quiet' })
    expect(heldUntil({ ...moment, pace: 'urgent' })).toBeNull()
    expect(heldUntil({ ...moment, pace: 'now', quiet: null })).toBeNull()
  })
})

describe('a time of day', () => {
  it('is written with four digits and read again', () => {
    expect(timeOf(0)).toBe('00:00')
    expect(timeOf(1439)).toBe('23:59')
    expect(minuteOf('08:30')).toBe(510)
    expect(minuteOf('')).toBeUndefined()
  })
})

describe('the daily summary', () => {
  it('comes at the next hour of the summary, also when it is that hour now', () => {
    const moment = { pace: 'daily' as const, quiet: NIGHT, digestAt: 540, timeZone: SHANGHAI }
    expect(heldUntil({ ...moment, now: at('2026-11-18T00:30:00Z') })?.until).toEqual(at('2026-11-18T01:00:00Z'))
    expect(heldUntil({ ...moment, now: at('2026-11-18T01:00:00Z') })?.until).toEqual(at('2026-11-19T01:00:00Z'))
  })

  it('waits for the end of the quiet hours', () => {
    const moment = { pace: 'daily' as const, quiet: NIGHT, digestAt: 360, timeZone: SHANGHAI }
    expect(heldUntil({ ...moment, now: at('2026-11-18T04:00:00Z') })?.until).toEqual(at('2026-11-19T00:00:00Z'))
  })

  it('keeps its hour when clocks are changed', () => {
    // In Berlin clocks go back one hour in the night of 25 October 2026.
    const next = nextMinute(at('2026-10-24T18:00:00Z'), 540, 'Europe/Berlin')
    expect(minuteOfDay(next, 'Europe/Berlin')).toBe(540)
    expect(next).toEqual(at('2026-10-25T08:00:00Z'))
  })
})
