import type { CollegeId, LabelId, UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { departmentRepo } from '../structure/department.repo.ts'
import { isTwice, isWithin, type Place, type PlaceChange, placeChanges } from './people.policy.ts'
import { peopleRepo, type StoredPlace } from './people.repo.ts'
import { editRemits } from './people-reach.service.ts'

const isThere = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** Refuses a department or post of another college, a leader outside the college, and an unknown college. */
async function refuseUnknown(tx: Tx, places: readonly Place[]): Promise<void> {
  const departments = await departmentRepo.byIds(tx, places.map(({ departmentId }) => departmentId).filter(isThere))
  const posts = await peopleRepo.postColleges(tx, places.map(({ postId }) => postId).filter(isThere))
  const colleges = await peopleRepo.collegesThere(
    tx,
    places.map(({ collegeId }) => collegeId),
  )
  for (const { collegeId, departmentId, postId, leaderId } of places) {
    const isOf = (thing: { collegeId: CollegeId } | undefined) => thing?.collegeId === collegeId
    const known =
      colleges.includes(collegeId) &&
      (departmentId === null || isOf(departments.find(({ id }) => id === departmentId))) &&
      (postId === null || isOf(posts.find(({ id }) => id === postId))) &&
      (leaderId === null || (await peopleRepo.belongs(tx, leaderId, collegeId)))
    if (!known) throw fail('org.place_unknown')
  }
}

/** Refuses a leader who reports to the person, directly or through others. */
async function refuseCircles(tx: Tx, userId: UserId, changes: readonly PlaceChange[]): Promise<void> {
  for (const { collegeId, before, after } of changes) {
    if (!after?.leaderId || after.leaderId === before?.leaderId) continue
    if (await peopleRepo.reportsTo(tx, { leaderId: after.leaderId, userId, collegeId })) throw fail('org.leader_circle')
  }
}

/** Locks the colleges, so that no department, post or leader changes during the check. */
export const lockPlaces = (tx: Tx, viewer: Viewer, places: readonly Place[]) =>
  departmentRepo.lockColleges(tx, [viewer.collegeId, ...places.map(({ collegeId }) => collegeId)])

/** The changes of the places; throws for changes that the viewer may not make, or that are impossible. */
export async function checkPlaces(
  tx: Tx,
  viewer: Viewer,
  { userId, before, after }: { userId: UserId | null; before: readonly StoredPlace[]; after: readonly Place[] },
): Promise<PlaceChange[]> {
  if (isTwice(after)) throw fail('org.place_unknown')
  const changes = placeChanges(before, after)
  const remitIn = await editRemits(tx, viewer)
  if (changes.some(({ collegeId }) => remitIn(collegeId).length === 0)) throw fail('org.out_of_reach')
  const wanted = changes.map((change) => change.after).filter(isThere)
  await refuseUnknown(tx, wanted)
  const paths = new Map(
    (await departmentRepo.byIds(tx, wanted.map(({ departmentId }) => departmentId).filter(isThere))).map((row) => [
      row.id,
      row.path,
    ]),
  )
  for (const change of changes) {
    const remit = remitIn(change.collegeId)
    const was = before.find(({ collegeId }) => collegeId === change.collegeId)
    const willBe = change.after && ((change.after.departmentId && paths.get(change.after.departmentId)) || [])
    if ((was && !isWithin(remit, was.path)) || (willBe && !isWithin(remit, willBe))) throw fail('org.out_of_reach')
  }
  if (userId) await refuseCircles(tx, userId, changes)
  return changes
}

export async function checkLabels(tx: Tx, viewer: Viewer, labelIds: readonly LabelId[]): Promise<void> {
  const wanted = new Set(labelIds)
  const known = await peopleRepo.labelsByIds(tx, viewer.collegeId, [...wanted])
  if (known.length < wanted.size) throw fail('org.place_unknown')
}
