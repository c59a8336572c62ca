import type { UncountedReason } from '@sands/rules/study'
import { expect, it } from 'vitest'
import { hasGap, receiptStatus } from './receipt-status.ts'
import { seekLimit } from './seek-limit.ts'
import { aProgress, someTerms } from './testing.ts'

const receipt = (...reasons: UncountedReason[]) => ({
  uncounted: reasons.map((reason, segment) => ({ segment, reason })),
})

it.each([
  [[], 'counting', null, false],
  [['old'], 'counting', null, false],
  [['too_fast'], 'counting', 'too_fast', false],
  [['hidden', 'beyond_end'], 'counting', 'beyond_end', false],
  [['daily_cap'], 'stopped', 'daily_cap', false],
  [['no_sign_of_life'], 'stopped', 'no_sign_of_life', true],
  [['too_fast', 'elsewhere', 'daily_cap'], 'stopped', 'elsewhere', true],
] as const)('%j is %s for %s', (reasons, state, stopReason, isHalted) => {
  expect(receiptStatus(receipt(...reasons), true)).toEqual({ state, stopReason, isHalted })
})

it('is paused when nothing plays', () => {
  expect(receiptStatus(receipt(), false).state).toBe('paused')
})

it('knows when playback has to go back', () => {
  expect(hasGap(receipt('hidden', 'skipped_ahead'))).toBe(true)
  expect(hasGap(receipt('hidden'))).toBe(false)
})

it('allows seeking as far as was seen without a gap, and anywhere once it is finished or unrestricted', () => {
  const progress = aProgress({
    covered: [
      [0, 61_000],
      [61_500, 90_000],
      [200_000, 300_000],
    ],
  })
  expect(seekLimit({ progress, terms: someTerms() })).toBe(90)
  expect(seekLimit({ progress, terms: someTerms({ seekAhead: 1 }) })).toBeUndefined()
  expect(seekLimit({ progress: { ...progress, isFinished: 1 }, terms: someTerms() })).toBeUndefined()
  expect(seekLimit({ progress, terms: someTerms({ form: 'pages' }) })).toBeUndefined()
  expect(seekLimit({ progress: null, terms: null })).toBeUndefined()
})
