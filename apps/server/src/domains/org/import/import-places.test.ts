import type { DepartmentId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { createDepartments } from './import-places.ts'

const department = (id: string, parentId: string | null, name: string) => ({
  id: id as DepartmentId,
  parentId: parentId as DepartmentId | null,
  name,
})

describe('a department in a file', () => {
  const company = [department('1', null, 'Sands'), department('2', '1', 'Shops'), department('3', '2', 'East')]

  it("is found from the top, or from below the company's own department, in any letter case", () => {
    const departments = createDepartments(company)
    for (const names of [['Sands', 'Shops', 'East'], ['shops', 'east'], ['East']])
      expect(departments.find(names)).toEqual({ id: '3', missing: [] })
    expect(departments.depthOf('3' as DepartmentId)).toBe(3)
  })

  it('is ambiguous when several have the name', () => {
    const departments = createDepartments([...company, department('4', '1', 'East')])
    expect(departments.find(['East'])).toBeUndefined()
    expect(departments.find(['Shops', 'East'])).toEqual({ id: '3', missing: [] })
  })

  it('is added below the last one that exists, or below the single one at the top', () => {
    const departments = createDepartments(company)
    expect(departments.find(['Shops', 'West', 'Pier 1'])).toEqual({ id: '2', missing: ['West', 'Pier 1'] })
    expect(departments.find(['Office'])).toEqual({ id: '1', missing: ['Office'] })
    departments.add(department('5', null, 'Partners'))
    expect(departments.find(['Office'])).toEqual({ id: null, missing: ['Office'] })
  })
})
