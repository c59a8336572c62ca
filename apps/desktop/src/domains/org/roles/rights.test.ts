import { rights } from '@sands/contract/rights'
import { expect, it } from 'vitest'
import { broughtBy, rightGroups, whyNot } from './rights.ts'

it('lists every right once, by domain', () => {
  expect(rightGroups.flatMap((group) => group.rights)).toEqual([...rights])
  expect(new Set(rightGroups.map(({ domain }) => domain)).size).toBe(rightGroups.length)
  for (const group of rightGroups) {
    for (const right of group.rights) expect(right.startsWith(`${group.domain}.`)).toBe(true)
  }
})

it('tells the rights that a role gives at each reach', () => {
  const held = ['org.people.view', 'message.send', 'org.colleges.edit'] as const
  expect(broughtBy(held, 'department')).toEqual(['org.people.view'])
  expect(broughtBy(held, 'college')).toEqual(['org.people.view', 'message.send'])
  expect(broughtBy(held, 'company')).toEqual([...held])
})

it('tells why a grant does not give a right here', () => {
  const [here, there] = ['1', '2']
  const grant = (collegeId: string | null, departmentId: string | null = null) => ({ collegeId, departmentId })
  expect(whyNot('message.send', grant(there), here)).toBe('college')
  expect(whyNot('message.send', grant(here, '7'), here)).toBe('department')
  expect(whyNot('org.colleges.edit', grant(here), here)).toBe('company')
  expect(whyNot('org.colleges.edit', grant(here, '7'), here)).toBe('company')
  expect(whyNot('message.send', grant(null), here)).toBe('here')
  expect(whyNot('org.people.view', grant(here, '7'), here)).toBe('here')
})
