import type { DecorationSummary } from '@sands/contract/home/decoration.model'
import type { Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { followedBy, freeName, isGoodMoment, NAME_LENGTH } from './publish-plan.ts'

const NOW = new Date('2026-11-15T08:00:00.000Z')
const later = (name: string, publishAt: string): DecorationSummary => ({
  id: name as Id<'decoration'>,
  name,
  state: 'scheduled',
  version: 1,
  blocks: 1,
  publishAt,
  publishedAt: null,
  replacedAt: null,
  updatedAt: NOW.toISOString(),
  updatedBy: '',
})

describe('the suggested name', () => {
  const overview = (...names: string[]) => ({
    draft: null,
    current: null,
    scheduled: names.map((name) => later(name, NOW.toISOString())),
  })

  it('gets a number when another page already has it', () => {
    expect(freeName('Today', overview())).toBe('Today')
    expect(freeName('Today', overview('Today'))).toBe('Today (2)')
    expect(freeName('Today', overview('Today', 'Today (2)'))).toBe('Today (3)')
  })

  it('is never longer than the maximum', () => {
    const long = 'x'.repeat(80)
    const first = freeName(long, overview())
    expect(first).toHaveLength(NAME_LENGTH)
    expect(freeName(long, overview(first)).length).toBeLessThanOrEqual(NAME_LENGTH)
  })
})

it.each([
  ['2026-11-15T08:00:00.000Z', false],
  ['2026-11-15T08:00:01.000Z', true],
  ['2027-11-16T08:00:00.000Z', true],
  ['2027-11-16T08:00:01.000Z', false],
  ['not a time', false],
  [null, false],
])('a page can be scheduled for %s: %s', (moment, good) => {
  expect(isGoodMoment(moment, NOW)).toBe(good)
})

it('names the page that comes next', () => {
  const scheduled = [later('first', '2026-12-01T00:00:00.000Z'), later('second', '2026-12-24T00:00:00.000Z')]

  expect(followedBy(scheduled, null)?.name).toBe('first')
  expect(followedBy(scheduled, '2026-12-10T00:00:00.000Z')?.name).toBe('second')
  expect(followedBy(scheduled, '2026-12-31T00:00:00.000Z')).toBeUndefined()
})
