import { domains as names } from '@sands/contract/domains'
import { expect, it } from 'vitest'
import { domains } from './domains.ts'

it('lists the domains in the order of the contract', () => {
  const listed = domains.all.map(({ name }) => name)
  expect(listed).toEqual(names.filter((name) => listed.includes(name)))
})
