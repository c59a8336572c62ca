import { expect, test } from 'vitest'
import { serverFlags } from './server-flags.mjs'

const GB = 1024 ** 3

test('a machine with 4 GB for each processor gets the large young generation', () => {
  expect(serverFlags({ memory: 8 * GB, processors: 2 })).toEqual(['--max-semi-space-size=128'])
})

test('a smaller machine, or one with many processors, gets the small one', () => {
  expect(serverFlags({ memory: 7 * GB, processors: 2 })).toEqual(['--max-semi-space-size=32'])
  expect(serverFlags({ memory: 16 * GB, processors: 8 })).toEqual(['--max-semi-space-size=32'])
})

test('the flags of this machine are known', () => {
  expect(serverFlags()).toHaveLength(1)
})
