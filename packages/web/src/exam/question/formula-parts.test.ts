import { expect, it } from 'vitest'
import { formulaParts } from './formula-parts.ts'

it('splits a text at its formulas', () => {
  expect(formulaParts(String.raw`a \(x^2\) b \[y\]`)).toEqual([
    { text: 'a ', formula: null },
    { text: 'x^2', formula: 'inline' },
    { text: ' b ', formula: null },
    { text: 'y', formula: 'block' },
  ])
})

it('keeps a text without formulas, and one with an open formula', () => {
  expect(formulaParts('5 $ and more')).toEqual([{ text: '5 $ and more', formula: null }])
  expect(formulaParts(String.raw`open \(x`)).toEqual([{ text: String.raw`open \(x`, formula: null }])
  expect(formulaParts('')).toEqual([])
})
