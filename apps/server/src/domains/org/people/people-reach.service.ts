import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { users } from '../org.tables.ts'
import { heldRights } from '../role/held-rights.policy.ts'
import { isWithin, outranks, type Remit, remitOf } from './people.policy.ts'
import { peopleRepo, type StoredPlace } from './people.repo.ts'

/** A person whom the viewer may change. */
export interface Target {
  user: typeof users.$inferSelect
  places: StoredPlace[]
  /** Their place in the viewer's current college. */
  here: StoredPlace
}

/** The viewer's remit for changing people in each college. */
export async function editRemits(db: Db, viewer: Viewer): Promise<(collegeId: CollegeId) => Remit> {
  const own = await peopleRepo.grants(db, [viewer.userId])
  return (collegeId) => remitOf(heldRights(own, collegeId), 'org.people.edit')
}

/** Those of the people who hold no right that the viewer does not hold. */
export async function notAbove(
  db: Db,
  viewer: Pick<Viewer, 'userId'>,
  userIds: readonly UserId[],
): Promise<Set<UserId>> {
  const grants = await peopleRepo.grants(db, [...new Set([viewer.userId, ...userIds])])
  const grantsOf = Map.groupBy(grants, ({ userId }) => userId)
  const own = grantsOf.get(viewer.userId) ?? []
  return new Set(userIds.filter((userId) => !outranks(grantsOf.get(userId) ?? [], own)))
}

/**
 * Those of the people who belong nowhere outside what the viewer looks after. An account opens all places of a person, so
 * whoever decides about the account has to look after every one of them.
 */
export async function withinEverywhere(
  db: Db,
  viewer: Pick<Viewer, 'userId'>,
  { userIds, rights }: { userIds: readonly UserId[]; rights: readonly Right[] },
): Promise<Set<UserId>> {
  const own = await peopleRepo.grants(db, [viewer.userId])
  const places = await peopleRepo.places(db, userIds)
  const isMine = ({ collegeId, path }: StoredPlace) => {
    const held = heldRights(own, collegeId)
    return rights.some((right) => isWithin(remitOf(held, right), path))
  }
  const outside = new Set(places.filter((place) => !isMine(place)).map(({ userId }) => userId))
  return new Set(userIds.filter((userId) => !outside.has(userId)))
}

/** Throws unless the decider looks after every place of the person and holds every right that the person holds. */
export async function expectReach(tx: Tx, decider: Pick<Viewer, 'userId'>, userId: UserId): Promise<void> {
  const reachable = await notAbove(tx, decider, [userId])
  const within = await withinEverywhere(tx, decider, { userIds: [userId], rights: ['org.people.edit'] })
  if (!reachable.has(userId) || !within.has(userId)) throw fail('org.out_of_reach')
}

/** Throws unless the viewer looks after every place of all of them. */
export async function expectEverywhere(tx: Tx, viewer: Viewer, userIds: readonly UserId[]): Promise<void> {
  const within = await withinEverywhere(tx, viewer, { userIds, rights: ['org.people.edit'] })
  if (within.size < new Set(userIds).size) throw fail('org.out_of_reach')
}

/** The people a viewer wants to change, locked until the transaction ends. Throws unless all are within the remit. */
export async function lockTargets(tx: Tx, viewer: Viewer, userIds: readonly UserId[]): Promise<Target[]> {
  const found = await peopleRepo.lock(tx, [...userIds, viewer.userId])
  // When two people disable each other at the same moment, only the first one succeeds.
  if (found.find(({ id }) => id === viewer.userId)?.status !== 'active') throw fail('kernel.signed_out')
  const placesOf = Map.groupBy(await peopleRepo.places(tx, userIds), ({ userId }) => userId)
  const targets = userIds.map((userId) => {
    const user = found.find(({ id }) => id === userId)
    const places = placesOf.get(userId) ?? []
    const here = places.find(({ collegeId }) => collegeId === viewer.collegeId)
    if (!user || !here) throw fail('kernel.not_found')
    return { user, places, here }
  })
  const remit = (await editRemits(tx, viewer))(viewer.collegeId)
  const reachable = await notAbove(tx, viewer, userIds)
  if (!targets.every(({ user, here }) => isWithin(remit, here.path) && reachable.has(user.id)))
    throw fail('org.out_of_reach')
  return targets
}
