import { describe, expect, it } from 'vitest'
import { awayDays, awaySpan } from './away.ts'

describe('days on which somebody is away', () => {
  it('begin and end at midnight where the person is, with the last day', () => {
    const days = { firstDay: '2026-03-02', lastDay: '2026-03-04' }
    const span = awaySpan(days, 'Asia/Jakarta')
    expect(span?.from.toISOString()).toBe('2026-03-01T17:00:00.000Z')
    expect(span?.until.toISOString()).toBe('2026-03-04T17:00:00.000Z')
    expect(span && awayDays(span, 'Asia/Jakarta')).toEqual(days)
  })

  it('can be a single one, also when clocks change on it', () => {
    const days = { firstDay: '2026-03-29', lastDay: '2026-03-29' }
    const span = awaySpan(days, 'Europe/Berlin')
    expect(span && span.until.getTime() - span.from.getTime()).toBe(23 * 3_600_000)
    expect(span && awayDays(span, 'Europe/Berlin')).toEqual(days)
  })

  it('must exist', () => {
    expect(awaySpan({ firstDay: '2026-03-02', lastDay: 'soon' }, 'Asia/Jakarta')).toBeNull()
  })
})
