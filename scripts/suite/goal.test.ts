import { expect, it } from 'vitest'
import { mostSuiteSeconds } from './goal.ts'

it('gives the suite a minute for each further domain, and at most 35', () => {
  expect([1, 12, 13, 22, 27, 40].map((domains) => mostSuiteSeconds(domains) / 60)).toEqual([15, 15, 16, 25, 30, 35])
})
