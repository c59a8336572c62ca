import { Instant } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { bodyValidator } from './validate.ts'

describe('an instant', () => {
  const check = bodyValidator(Instant)

  it.each([
    '2026-11-15T08:00:00.000Z',
    '2028-02-29T23:59:59.999Z',
    '2026-11-15T08:00:00+08:00',
    '2026-04-30T00:00:00Z',
  ])('may be %s', (text) => expect(check(text, 'en-us')).toBe(text))

  it.each([
    '2026-02-29T08:00:00.000Z',
    '2026-04-31T08:00:00.000Z',
    '2026-13-01T08:00:00.000Z',
    '2026-11-15T24:00:00.000Z',
    '2026-11-15T23:59:60Z',
    '2026-11-15T10:00:00Z[UTC]',
    '2026-11-15',
    'now',
  ])('may not be %s', (text) => expect(() => check(text, 'en-us')).toThrow())
})
