import { expect, it } from 'vitest'
import { markedParts, marksOf } from './marked-parts.ts'

const shown = (text: string, marks: [number, number][]) =>
  markedParts(text, marks)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

it('marks all matches, in any order, and keeps the whole text', () => {
  expect(shown('门店消防安全', [[2, 4]])).toBe('门店[消防]安全')
  expect(
    shown('fire and fire', [
      [9, 13],
      [0, 4],
    ]),
  ).toBe('[fire] and [fire]')
  expect(shown('abc', [])).toBe('abc')
  expect(shown('abc', [[0, 3]])).toBe('[abc]')
  expect(
    shown('abcdef', [
      [0, 3],
      [2, 4],
    ]),
  ).toBe('[abc][d]ef')
})

it('finds typed words in upper and lower case', () => {
  expect(marksOf('Fire safety', 'FIRE')).toEqual([[0, 4]])
  expect(marksOf('门店消防', '消防')).toEqual([[2, 4]])
  expect(marksOf('门店', '消防')).toEqual([])
})
