import { describe, expect, it } from 'vitest'
import {
  codeSecondsLeft,
  codeStep,
  isFreshCode,
  isReplay,
  possibleSteps,
  STORED_SKEW_MS,
  scanFault,
  signInOutcome,
  signInPhase,
} from '../sign-in/sign-in.ts'
import { shownSignIn, signInAfter } from './sign-in.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const window = { startsAt: 10 * HOUR, endsAt: 11 * HOUR, earlyMinutes: 30, lateMinutes: 15 }

describe('the window of a sign-in', () => {
  it('keeps early scans, and counts late ones up to the allowance', () => {
    const outcomes = [
      [10 * HOUR - 30 * MINUTE - 1, 'not_started'],
      [10 * HOUR - 30 * MINUTE, 'early'],
      [10 * HOUR - 1, 'early'],
      [10 * HOUR, 'signed'],
      [11 * HOUR, 'signed'],
      [11 * HOUR + 1, 'late'],
      [11 * HOUR + 15 * MINUTE, 'late'],
      [11 * HOUR + 15 * MINUTE + 1, 'expired'],
    ] as const
    expect(outcomes.map(([at]) => signInOutcome(window, at))).toEqual(outcomes.map(([, outcome]) => outcome))
    expect([0, 10 * HOUR, 12 * HOUR].map((now) => signInPhase(window, now))).toEqual([1, 2, 3])
  })

  it('shows an early scan as signed from the start on, and missing people as absent at the end', () => {
    expect(shownSignIn('early', window, window.startsAt - 1)).toBe('early')
    expect(shownSignIn('early', window, window.startsAt)).toBe('signed')
    expect(shownSignIn('none', window, window.endsAt)).toBe('none')
    expect(shownSignIn('none', window, 12 * HOUR)).toBe('absent')
    expect(shownSignIn('leave', window, 12 * HOUR)).toBe('leave')
  })
})

describe('the code of a sign-in', () => {
  it('changes every few seconds, with a margin for the way to the camera', () => {
    expect([codeStep(14_999, 15), codeStep(15_000, 15)]).toEqual([0, 1])
    expect([codeSecondsLeft(0, 15), codeSecondsLeft(14_001, 15), codeSecondsLeft(15_000, 15)]).toEqual([15, 1, 15])
    expect(possibleSteps(16_000, 15)).toEqual([1, 0])
    expect(possibleSteps(18_000, 15)).toEqual([1])
  })

  it('counts a scan by the time of the device, also when it is sent hours later', () => {
    const at = 10 * HOUR
    const scan = { step: codeStep(at, 15), at, receivedAt: at + 5 * HOUR, rotateSeconds: 15 }
    expect(scanFault(scan)).toBeNull()
    expect(isReplay(scan)).toBe(true)
    expect(isReplay({ ...scan, receivedAt: at + 1000 })).toBe(false)
    expect(scanFault({ ...scan, receivedAt: at + 24 * HOUR + 1 })).toBe('stored_too_long')
  })

  it('is fresh while it is shown, and for one change after that', () => {
    const step = codeStep(10 * HOUR, 15)
    const fresh = [0, 14_999, 15_000, 29_999, 30_000, -1].map((later) => isFreshCode(step, 10 * HOUR + later, 15))
    expect(fresh).toEqual([true, true, true, true, false, false])
  })

  it('fits the time of a stored scan to a few seconds', () => {
    const at = 10 * HOUR + 5000
    const scan = { step: codeStep(at, 15), at, receivedAt: at + HOUR, rotateSeconds: 15, skewMs: STORED_SKEW_MS }
    expect(scanFault({ ...scan, step: scan.step - 1 })).toBeNull()
    expect(scanFault({ ...scan, step: scan.step - 2 })).toBe('code_changed')
  })

  it('refuses a code of another time and a device from the future', () => {
    const at = 10 * HOUR + 5000
    const scan = { step: codeStep(at, 15), at, receivedAt: at, rotateSeconds: 15 }
    expect(scanFault({ ...scan, step: scan.step - 8 })).toBeNull()
    expect(scanFault({ ...scan, step: scan.step - 9 })).toBe('code_changed')
    expect(scanFault({ ...scan, step: scan.step + 9 })).toBe('code_changed')
    expect(scanFault({ ...scan, receivedAt: at - 2 * MINUTE - 1 })).toBe('clock_ahead')
  })
})

describe('the state of a person in a sign-in', () => {
  it('goes from a request for leave to a decision, and lets people come nevertheless', () => {
    expect(signInAfter('none', 'ask_leave')).toBe('leave_asked')
    expect(signInAfter('leave_asked', 'approve')).toBe('leave')
    expect(signInAfter('leave_asked', 'decline')).toBe('leave_declined')
    expect(signInAfter('leave_declined', 'ask_leave')).toBe('leave_asked')
    expect(signInAfter('leave', 'sign')).toBe('signed')
    expect(signInAfter('leave', 'approve')).toBeUndefined()
  })

  it('stays signed once signed', () => {
    for (const step of ['early', 'sign', 'late', 'ask_leave', 'makeup'] as const)
      expect(signInAfter('signed', step)).toBeUndefined()
    expect(signInAfter('early', 'sign')).toBe('signed')
    expect(signInAfter('none', 'makeup')).toBe('makeup')
  })
})
