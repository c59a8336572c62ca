import { expect, it } from 'vitest'
import { dateOf, numberOf } from './date.codec.ts'

it.each([
  ['2025-03-02', '2025-03-02'],
  ['2025/3/2', '2025-03-02'],
  ['2025年3月2日', '2025-03-02'],
  ['2025-03-02T00:00:00.000Z', '2025-03-02'],
  ['2025-02-30', null],
  ['soon', null],
  ['', null],
])('reads the date %s', (cell, date) => {
  expect(dateOf(cell)).toBe(date)
})

it('reads numbers, empty cells and nothing else', () => {
  expect(['7.5', '7,5', '', '-1', 'many', '1,200', '1,2,3'].map(numberOf)).toEqual([
    7.5,
    7.5,
    null,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
