import type { CollegeId, DepartmentId } from '@sands/contract/kernel/schema'
import { type Right, reachOf } from '@sands/contract/rights'
import type { Identity } from '../../../kernel/viewer.ts'

/** The rights of a role that a person holds, and where: everywhere, in a college, or in a department of it. */
export interface HeldRole {
  rights: readonly Right[]
  collegeId: CollegeId | null
  departmentId: DepartmentId | null
}

export type HeldRights = Pick<Identity, 'rights' | 'departments' | 'companyRights'>

const REACH = { department: 1, college: 2, company: 3 } as const

export function reachOfRole({ collegeId, departmentId }: Pick<HeldRole, 'collegeId' | 'departmentId'>) {
  if (collegeId === null) return 'company'
  return departmentId === null ? 'college' : 'department'
}

/** Whether a role held at this place gives the right at all. */
export const brings = (role: HeldRole, right: Right): boolean =>
  role.rights.includes(right) && REACH[reachOfRole(role)] >= REACH[reachOf(right)]

/** A person's rights in a college, from all their roles. */
export function heldRights(roles: readonly HeldRole[], collegeId: CollegeId): HeldRights {
  const rights = new Set<Right>()
  const companyRights = new Set<Right>()
  const whole = new Set<Right>()
  const parts = new Map<Right, DepartmentId[]>()
  for (const role of roles) {
    if (role.collegeId !== null && role.collegeId !== collegeId) continue
    for (const right of role.rights.filter((candidate) => brings(role, candidate))) {
      rights.add(right)
      if (role.collegeId === null) companyRights.add(right)
      if (role.departmentId === null) whole.add(right)
      else parts.set(right, [...(parts.get(right) ?? []), role.departmentId])
    }
  }
  const departments = new Map([...parts].filter(([right]) => !whole.has(right)))
  return { rights, departments, companyRights }
}
