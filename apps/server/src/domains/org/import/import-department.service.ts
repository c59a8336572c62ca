import type { CollegeId, DepartmentId } from '@sands/contract/kernel/schema'
import type { AuditRecord } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { type DepartmentRow, departmentRepo } from '../structure/department.repo.ts'
import { createDepartments, type Departments, type Places } from './import-places.ts'

interface Wanted {
  collegeId: CollegeId
  places: Pick<Places, 'departments'>
  /** Each path starts at the top. */
  paths: readonly (readonly string[])[]
}

/**
 * Adds the departments that rows name and the college does not have
 * yet. Returns all departments, and the audit entries.
 */
export async function addMissing(
  tx: Tx,
  { collegeId, places, paths }: Wanted,
): Promise<{ departments: Departments; records: AuditRecord[] }> {
  const records: AuditRecord[] = []
  if (paths.length === 0) return { departments: places.departments, records }
  await departmentRepo.lockCollege(tx, collegeId)
  const rows: Pick<DepartmentRow, 'id' | 'parentId' | 'name' | 'path'>[] = await departmentRepo.all(tx, collegeId)
  const departments = createDepartments(rows)

  async function add(parentId: DepartmentId | null, name: string): Promise<DepartmentId> {
    const parent = rows.find(({ id }) => id === parentId)
    const sort = rows.filter((row) => row.parentId === parentId).length
    const id = await departmentRepo.add(tx, { collegeId, parent, name, sort })
    rows.push({ id, parentId, name, path: [...(parent?.path ?? []), id] })
    departments.add({ id, parentId, name })
    records.push({
      action: 'org.department.created',
      subject: { kind: 'department', id, name },
      after: { name, parent: parent?.name ?? null },
    })
    return id
  }

  for (const path of paths) {
    const place = departments.find(path)
    let below = place?.id ?? null
    for (const name of place?.missing ?? []) below = await add(below, name)
  }
  return { departments, records }
}
