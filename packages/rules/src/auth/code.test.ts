import { describe, expect, it } from 'vitest'
import { masked, phoneOf, spellingsOf } from './code.ts'

describe('phone numbers', () => {
  it('get their country code', () => {
    expect(phoneOf('86', '138 0000-0000')).toBe('+8613800000000')
    expect(phoneOf('+62', '(812) 3456789')).toBe('+628123456789')
  })

  it('lose the zero that is written only within the country', () => {
    expect(phoneOf('62', '0812 3456789')).toBe('+628123456789')
    expect(phoneOf('84', '0912345678')).toBe('+84912345678')
    expect(phoneOf('39', '06 12345678')).toBe('+390612345678')
    expect(spellingsOf('+628123456789', '62')).toContain('08123456789')
  })

  it.each([
    ['', '13800000000'],
    ['086', '13800000000'],
    ['86', '1380'],
    ['86', '138000x0000'],
    ['886', '12345678901234'],
  ])('are refused: %s %s', (area, typed) => {
    expect(phoneOf(area, typed)).toBeUndefined()
  })

  it('are found without a country code only in the home country', () => {
    expect(spellingsOf('+8619900001000', '86')).toEqual(['+8619900001000', '19900001000', '019900001000'])
    expect(spellingsOf('+19900001000', '86')).toEqual(['+19900001000'])
  })

  it('are shown in part', () => {
    expect(masked('+8613800001234')).toBe('+86138****1234')
    expect(masked('learner@sands.example')).toBe('le***@sands.example')
  })
})
