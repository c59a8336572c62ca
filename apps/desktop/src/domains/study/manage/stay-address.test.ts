import { describe, expect, it } from 'vitest'
import { rangeOf } from './stay-address.ts'

const NOW = new Date(2026, 2, 3, 14, 30)
const range = (period: 'today' | 'week' | 'month' | 'custom', from = '', to = '') => rangeOf({ period, from, to }, NOW)

describe('the period of the stay time', () => {
  it('ends today', () => {
    expect(range('today')).toEqual({ from: '2026-03-03', until: '2026-03-03' })
    expect(range('week')).toEqual({ from: '2026-02-25', until: '2026-03-03' })
    expect(range('month')).toEqual({ from: '2026-03-01', until: '2026-03-03' })
  })

  it('is what the person chose, once both days make sense', () => {
    expect(range('custom', '2026-01-01', '2026-01-31')).toEqual({ from: '2026-01-01', until: '2026-01-31' })
    expect(range('custom', '2026-01-01')).toBeUndefined()
    expect(range('custom', '2026-02-01', '2026-01-31')).toBeUndefined()
    expect(range('custom', '2025-01-01', '2026-01-31')).toBeUndefined()
  })
})
