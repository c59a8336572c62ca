import { expect, it } from 'vitest'
import { callsByDomain } from '../../packages/contract/src/calls.ts'
import { ownCalls, specCalls } from './lists.ts'

const calls = Object.values(callsByDomain).flatMap((domain) => Object.keys(domain))

it('contains only calls of the specification or of our own list', () => {
  const known = new Set([...specCalls(), ...ownCalls()])
  expect(calls.filter((call) => !known.has(call))).toEqual([])
})

it('lists no call of our own that does not exist or is in the specification', () => {
  const specified = specCalls()
  expect(ownCalls().filter((call) => !calls.includes(call) || specified.includes(call))).toEqual([])
})
