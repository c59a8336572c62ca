import { expect, it } from 'vitest'
import { callsByDomain } from '../../packages/contract/src/calls.ts'
import { ownCalls, specCalls } from './lists.ts'

const calls = Object.values(callsByDomain).flatMap((domain) => Object.keys(domain))

it('has every call from the specification, or as one of our own', () => {
  const known = new Set([...specCalls(), ...ownCalls()])
  expect(calls.filter((call) => !known.has(call))).toEqual([])
})

it('lists no call of our own that is gone or in the specification', () => {
  const specified = specCalls()
  expect(ownCalls().filter((call) => !calls.includes(call) || specified.includes(call))).toEqual([])
})
