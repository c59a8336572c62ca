import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { isTwice, isWithin, outranks, type Place, type PlacedRole, placeChanges, remitOf } from './people.policy.ts'

const college = (id: number) => String(id) as CollegeId
const department = (id: number) => String(id) as DepartmentId

const role = (rights: PlacedRole['rights'], collegeId: number | null = null, ...path: number[]): PlacedRole => ({
  rights,
  collegeId: collegeId === null ? null : college(collegeId),
  departmentId: path.length > 0 ? department(path.at(-1) ?? 0) : null,
  path: path.map(department),
})

describe('outranking', () => {
  it('does not apply to a person without rights', () => {
    expect(outranks([], [])).toBe(false)
    expect(outranks([role([])], [])).toBe(false)
  })

  it('applies to a person with a right that the other does not hold', () => {
    expect(outranks([role(['org.roles.edit'])], [role(['org.people.edit'])])).toBe(true)
    expect(outranks([role(['org.people.edit'])], [role(['org.people.edit', 'org.roles.edit'])])).toBe(false)
  })

  it('applies to a person who holds the same right in a larger place', () => {
    const inCollege = role(['org.people.edit'], 1)
    expect(outranks([role(['org.people.edit'])], [inCollege])).toBe(true)
    expect(outranks([inCollege], [role(['org.people.edit'])])).toBe(false)
    expect(outranks([inCollege], [role(['org.people.edit'], 1, 10)])).toBe(true)
  })

  it('applies to a person with a right elsewhere: in another college or another department', () => {
    expect(outranks([role(['org.people.edit'], 2)], [role(['org.people.edit'], 1)])).toBe(true)
    expect(outranks([role(['org.people.edit'], 1, 10, 11)], [role(['org.people.edit'], 1, 10)])).toBe(false)
    expect(outranks([role(['org.people.edit'], 1, 10)], [role(['org.people.edit'], 1, 10, 11)])).toBe(true)
  })

  it('ignores rights that a role does not give where it is held', () => {
    expect(outranks([role(['org.roles.edit'], 1, 10)], [])).toBe(false)
    expect(outranks([role(['org.colleges.edit'], 1)], [])).toBe(false)
  })

  it('never applies to oneself', () => {
    const own = [role(['org.people.edit'], 1, 10), role(['ops.audit.view'], 2), role(['org.colleges.edit'])]
    expect(outranks(own, own)).toBe(false)
  })
})

describe('a remit', () => {
  const held = {
    rights: new Set(['org.people.view', 'org.people.edit'] as const),
    departments: new Map([['org.people.edit', [department(10)]] as const]),
  }

  it('is the college, some departments, or nothing', () => {
    expect(remitOf(held, 'org.people.view')).toBe('college')
    expect(remitOf(held, 'org.people.edit')).toEqual(['10'])
    expect(remitOf(held, 'org.roles.edit')).toEqual([])
  })

  it('includes everything below its departments, and no people without a department', () => {
    expect(isWithin([department(10)], [department(1), department(10), department(12)])).toBe(true)
    expect(isWithin([department(10)], [department(1)])).toBe(false)
    expect(isWithin([department(10)], [])).toBe(false)
    expect(isWithin('college', [])).toBe(true)
    expect(isWithin([], [department(1)])).toBe(false)
  })
})

describe('changes of places', () => {
  const place = (collegeId: number, departmentId: number | null, leaderId: string | null = null): Place => ({
    collegeId: college(collegeId),
    departmentId: departmentId === null ? null : department(departmentId),
    postId: null,
    leaderId: leaderId as UserId | null,
  })

  it('are empty when the places stay the same', () => {
    expect(placeChanges([place(1, 10), place(2, 20)], [place(2, 20), place(1, 10)])).toEqual([])
  })

  it('are the new, removed and different places', () => {
    const changes = placeChanges(
      [place(1, 10), place(2, 20), place(4, 40)],
      [place(1, 10, '7'), place(3, 30), place(4, 40)],
    )
    expect(changes.map(({ collegeId }) => collegeId)).toEqual(['1', '2', '3'])
    expect(changes[1]).toMatchObject({ before: place(2, 20), after: undefined })
    expect(changes[2]).toMatchObject({ before: undefined, after: place(3, 30) })
  })

  it('detect a college that is named twice', () => {
    expect(isTwice([place(1, 10), place(1, 11)])).toBe(true)
    expect(isTwice([place(1, 10), place(2, 11)])).toBe(false)
  })
})
