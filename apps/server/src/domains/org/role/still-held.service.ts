import type { Right } from '@sands/contract/rights'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { orgRepo } from '../org.repo.ts'
import { peopleRepo } from '../people/people.repo.ts'
import { heldRights } from './held-rights.policy.ts'

/** For work that runs after it was asked for: whoever has lost the right since, or works here no more, gets nothing done. */
export async function expectStillHeld(
  db: Db,
  { userId, collegeId }: Pick<Actor, 'userId' | 'collegeId'>,
  right: Right,
): Promise<void> {
  const held = heldRights(await peopleRepo.grants(db, [userId]), collegeId)
  const [user] = await orgRepo.users(db, [userId])
  if (user?.status !== 'active' || !held.rights.has(right)) throw fail('kernel.no_permission')
}
