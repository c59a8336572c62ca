import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { orgRepo } from '../org.repo.ts'
import { peopleRepo } from '../people/people.repo.ts'
import { type HeldRights, heldRights } from './held-rights.policy.ts'

type Holder = Pick<Actor, 'userId' | 'collegeId'>

/** The rights that a person holds in a college now; undefined for an account that is not active. */
async function currentRights(db: Db, { userId, collegeId }: Holder): Promise<HeldRights | undefined> {
  const held = heldRights(await peopleRepo.grants(db, [userId]), collegeId)
  const [user] = await orgRepo.users(db, [userId])
  return user?.status === 'active' ? held : undefined
}

/** Whether a person of a college holds a right there. */
export const holdsRight = async (db: Db, holder: Holder, right: Right): Promise<boolean> =>
  (await currentRights(db, holder))?.rights.has(right) ?? false

/**
 * For work that runs after the request: throws when the person has lost the right since, or has left the college.
 * Returns what they hold now, for rights that are limited to departments.
 */
export async function expectCurrentRight(db: Db, holder: Holder, right: Right): Promise<HeldRights> {
  const held = await currentRights(db, holder)
  if (!held?.rights.has(right)) throw fail('kernel.no_permission')
  return held
}

/** Active people of the college who hold a right over the whole of it, at most `limit`. */
export const holdersOf = (db: Db, wanted: { collegeId: CollegeId; right: Right; limit: number }): Promise<UserId[]> =>
  peopleRepo.holders(db, wanted)
