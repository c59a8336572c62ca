import type { Department } from '@sands/contract/org/people.model'
import type { DepartmentRow } from './department.repo.ts'

export const presentDepartment = (
  { id, parentId, name, version }: DepartmentRow,
  { people, mayEdit }: Pick<Department, 'people' | 'mayEdit'>,
): Department => ({ id, parentId, name, people, mayEdit, version })
