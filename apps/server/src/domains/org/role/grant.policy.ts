import type { CollegeId, DepartmentId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import { brings, type HeldRole } from './held-rights.policy.ts'

/**
 * Where a role applies: in every college when there is none, else in one,
 * and there in a department with everything below it.
 */
export interface GrantPlace {
  collegeId: CollegeId | null
  /** From the root down to the department; empty for the whole college. */
  path: readonly DepartmentId[]
}

export const EVERYWHERE: GrantPlace = { collegeId: null, path: [] }

function covers({ collegeId, departmentId }: HeldRole, place: GrantPlace): boolean {
  if (collegeId === null) return true
  if (collegeId !== place.collegeId) return false
  return departmentId === null || place.path.includes(departmentId)
}

/** Whether the right is held for the whole of that place. */
export const holdsAt = (own: readonly HeldRole[], right: Right, place: GrantPlace): boolean =>
  own.some((role) => brings(role, right) && covers(role, place))

/** A person who grants or revokes a role must hold all its rights at that place, and the right to manage roles there. */
export function mayHandOver(own: readonly HeldRole[], rights: readonly Right[], place: GrantPlace): boolean {
  const given: HeldRole = { rights, collegeId: place.collegeId, departmentId: place.path.at(-1) ?? null }
  const brought = rights.filter((right) => brings(given, right))
  return (['org.roles.edit', ...brought] as const).every((right) => holdsAt(own, right, place))
}

/**
 * Whether they may hand it over anywhere in the college: in the whole
 * of it, or in a department they hold a right for.
 */
export function mayHandOverIn(own: readonly HeldRole[], rights: readonly Right[], collegeId: CollegeId): boolean {
  const parts = own.flatMap((role) => (role.collegeId === collegeId && role.departmentId ? [role.departmentId] : []))
  return [[], ...parts.map((part) => [part])].some((path) => mayHandOver(own, rights, { collegeId, path }))
}

/**
 * A role is the same in the whole company: creating or changing it
 * requires all its old and new rights for the whole company.
 */
export const mayShape = (own: readonly HeldRole[], ...sets: readonly (readonly Right[])[]): boolean =>
  (['org.roles.edit', ...sets.flat()] as const).every((right) => holdsAt(own, right, EVERYWHERE))
