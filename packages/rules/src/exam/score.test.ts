import { describe, expect, it } from 'vitest'
import { scoreAnswer, toNumber } from './score.ts'

describe('a number in an answer', () => {
  it.each([
    ['80', 80],
    [' ８０．５ ', 80.5],
    ['12,500', 12_500],
    ['1,234,567.5', 1_234_567.5],
    ['-1,000', -1000],
    ['0,5', 0.5],
    ['3,14', 3.14],
    ['0,125', 0.125],
    ['1 000', 1000],
    ['2e3', 2000],
  ])('%j is read', (text, value) => expect(toNumber(text)).toBe(value))

  it.each(['', '5 kg', '10%', '1,2,3', '1,23,456', '1.5,2', 'warm'])('%j is none', (text) =>
    expect(toNumber(text)).toBeUndefined(),
  )

  it('is right within the tolerance, with a decimal comma too', () => {
    const blank = { accepted: ['3,5'], isCaseSensitive: false, tolerance: 0.1, weight: 1 }
    const verdict = (text: string) => scoreAnswer('fill', { blanks: { b1: blank } }, { blanks: { b1: text } }).verdict
    expect(['3.5', '3,6', '35'].map(verdict)).toEqual(['right', 'right', 'wrong'])
  })
})
