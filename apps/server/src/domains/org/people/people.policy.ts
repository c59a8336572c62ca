import type { CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import { holdsAt } from '../role/grant.policy.ts'
import { brings, type HeldRights, type HeldRole } from '../role/held-rights.policy.ts'

/** A role that a person holds, with the path of its department from the root down; empty for the whole college. */
export interface PlacedRole extends HeldRole {
  path: readonly DepartmentId[]
}

/** Whether they have any right in any place that `mine` does not include: then the viewer may not change them. */
export const outranks = (theirs: readonly PlacedRole[], mine: readonly HeldRole[]): boolean =>
  theirs.some((role) => role.rights.some((right) => brings(role, right) && !holdsAt(mine, right, role)))

/** For whom a right applies in a college: everyone, or people in these departments and all below. */
export type Remit = 'college' | readonly DepartmentId[]

export const remitOf = ({ rights, departments }: Pick<HeldRights, 'rights' | 'departments'>, right: Right): Remit =>
  rights.has(right) ? (departments.get(right) ?? 'college') : []

/**
 * Whether a department with this path is inside the remit. People
 * without a department are only inside the whole college.
 */
export const isWithin = (remit: Remit, path: readonly DepartmentId[]): boolean =>
  remit === 'college' || path.some((step) => remit.includes(step))

/** A person's place in one college. */
export interface Place {
  collegeId: CollegeId
  departmentId: DepartmentId | null
  postId: Id<'post'> | null
  leaderId: UserId | null
}

/** Whether two places are in the same college. */
export const isTwice = (places: readonly Place[]): boolean =>
  new Set(places.map(({ collegeId }) => collegeId)).size < places.length

const isSame = (one: Place, other: Place): boolean =>
  one.departmentId === other.departmentId && one.postId === other.postId && one.leaderId === other.leaderId

/** The place in one college before and after; undefined where there is none. */
export interface PlaceChange {
  collegeId: CollegeId
  before: Place | undefined
  after: Place | undefined
}

export function placeChanges(before: readonly Place[], after: readonly Place[]): PlaceChange[] {
  const was = new Map(before.map((place) => [place.collegeId, place]))
  const willBe = new Map(after.map((place) => [place.collegeId, place]))
  return [...new Set([...was.keys(), ...willBe.keys()])]
    .map((collegeId) => ({ collegeId, before: was.get(collegeId), after: willBe.get(collegeId) }))
    .filter((change) => !(change.before && change.after && isSame(change.before, change.after)))
}
