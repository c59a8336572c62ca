import { expect, it } from 'vitest'
import { isNewer } from './app-version.ts'

it('compares versions by number, not by letter', () => {
  expect(isNewer('3.10.0', '3.9.9')).toBe(true)
  expect(isNewer('3.9.9', '3.10')).toBe(false)
  expect(isNewer('3.2', '3.2.0')).toBe(false)
  expect(isNewer('4', '3.99.99')).toBe(true)
})
