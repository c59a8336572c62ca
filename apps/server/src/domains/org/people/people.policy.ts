import type { CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import { holdsAt } from '../role/grant.policy.ts'
import { brings, type HeldRights, type HeldRole } from '../role/held-rights.policy.ts'

/** A role that somebody holds, with where its department lies: from the root down, empty for the whole college. */
export interface PlacedRole extends HeldRole {
  path: readonly DepartmentId[]
}

/** Whether they may do anything, anywhere, that is not in these hands too: then they are not for these hands to change. */
export const outranks = (theirs: readonly PlacedRole[], mine: readonly HeldRole[]): boolean =>
  theirs.some((role) => role.rights.some((right) => brings(role, right) && !holdsAt(mine, right, role)))

/** For whom a right holds in a college: for everybody, or for those in these departments with everything below them. */
export type Remit = 'college' | readonly DepartmentId[]

export const remitOf = ({ rights, departments }: Pick<HeldRights, 'rights' | 'departments'>, right: Right): Remit =>
  rights.has(right) ? (departments.get(right) ?? 'college') : []

/** Whether a department with this path, or who belongs to it, lies inside. Who belongs to none lies in the college alone. */
export const isWithin = (remit: Remit, path: readonly DepartmentId[]): boolean =>
  remit === 'college' || path.some((step) => remit.includes(step))

/** Where somebody belongs in one college. */
export interface Place {
  collegeId: CollegeId
  departmentId: DepartmentId | null
  postId: Id<'post'> | null
  leaderId: UserId | null
}

/** Two of the same college are one too many. */
export const isTwice = (places: readonly Place[]): boolean =>
  new Set(places.map(({ collegeId }) => collegeId)).size < places.length

const isSame = (one: Place, other: Place): boolean =>
  one.departmentId === other.departmentId && one.postId === other.postId && one.leaderId === other.leaderId

/** One college's place before and after; undefined where there was, or will be, none. */
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
