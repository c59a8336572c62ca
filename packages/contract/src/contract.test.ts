import { describe, expect, it } from 'vitest'
import { callsByDomain } from './calls.ts'
import { domains } from './domains.ts'
import { errors } from './errors.ts'
import type { ErrorEntry } from './kernel/error.ts'

const FIRST = 4_100_000
const ROOM = 10_000
/** Error numbers that the specification defines. */
const GIVEN = [14100, 14200, 14280, 4001512, 4001519, 4001542, 4001543]

describe('an error', () => {
  const entries = Object.entries<ErrorEntry>(errors)

  it('has a unique number', () => {
    const numbers = entries.map(([, { code }]) => code)
    expect(numbers).toEqual([...new Set(numbers)])
  })

  it('of a domain is numbered from 4,100,000 on, ten thousand for each domain in their order', () => {
    const astray = entries.filter(([name, { code }]) => {
      const domain = domains.findIndex((candidate) => name.startsWith(`${candidate}.`))
      if (domain < 0 || GIVEN.includes(code)) return false
      const first = FIRST + domain * ROOM
      return code <= first || code >= first + ROOM
    })
    expect(astray).toEqual([])
  })
})

describe('a call', () => {
  it('is in the contract once, in its own domain', () => {
    const keys = Object.values(callsByDomain).flatMap((calls) => Object.keys(calls))
    expect(keys).toEqual([...new Set(keys)])
    expect(domains).toEqual(expect.arrayContaining(Object.keys(callsByDomain)))
  })
})
