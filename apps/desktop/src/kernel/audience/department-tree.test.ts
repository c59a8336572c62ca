import { describe, expect, it } from 'vitest'
import { departmentRows, type TreeDepartment } from './department-tree.ts'

const DEPARTMENTS: readonly TreeDepartment[] = [
  { id: '1', parentId: null, name: 'Shops' },
  { id: '2', parentId: '1', name: 'East' },
  { id: '3', parentId: '2', name: 'Shanghai' },
  { id: '4', parentId: null, name: 'Research' },
]

const namesOf = (options: Parameters<typeof departmentRows>[1]) =>
  departmentRows(DEPARTMENTS, options).map(({ department, level }) => `${level} ${department.name}`)

describe('departments as rows', () => {
  it('show the open departments, each above its sub-departments', () => {
    expect(namesOf({ isOpen: () => false, words: '' })).toEqual(['0 Shops', '0 Research'])
    expect(namesOf({ isOpen: (id) => id === '1', words: '' })).toEqual(['0 Shops', '1 East', '0 Research'])
    expect(departmentRows(DEPARTMENTS, { isOpen: () => true, words: '' }).map(({ hasBelow }) => hasBelow)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('are found by name at any depth, with their path', () => {
    const found = departmentRows(DEPARTMENTS, { isOpen: () => false, words: 'shang' })
    expect(found.map(({ path, level }) => ({ path, level }))).toEqual([{ path: 'Shops / East / Shanghai', level: 0 }])
    expect(namesOf({ isOpen: () => true, words: 'nowhere' })).toEqual([])
  })
})
