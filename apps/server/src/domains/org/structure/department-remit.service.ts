import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { isWithin, remitOf } from '../people/people.policy.ts'
import { parentsFirst } from './department.policy.ts'
import { departmentRepo } from './department.repo.ts'

interface NamedDepartment {
  id: DepartmentId
  parentId: DepartmentId | null
  name: string
}

/**
 * The departments in which the viewer holds a right, each after its parent. A department whose parent is not among them
 * has no parent in the list.
 */
export async function departmentsWithin(db: Db, viewer: Viewer, right: Right): Promise<NamedDepartment[]> {
  const remit = remitOf(viewer, right)
  const rows = parentsFirst(await departmentRepo.all(db, viewer.collegeId)).filter(({ path }) => isWithin(remit, path))
  const known = new Set(rows.map(({ id }) => id))
  return rows.map(({ id, parentId, name }) => ({
    id,
    parentId: parentId !== null && known.has(parentId) ? parentId : null,
    name,
  }))
}
