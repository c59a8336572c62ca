import type { Right } from '@sands/contract/rights'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { orgRepo } from '../org.repo.ts'
import { peopleRepo } from '../people/people.repo.ts'
import { heldRights } from './held-rights.policy.ts'

type Holder = Pick<Actor, 'userId' | 'collegeId'>

/** Whether a person of a college holds a right there. */
export async function holdsRight(db: Db, { userId, collegeId }: Holder, right: Right): Promise<boolean> {
  const held = heldRights(await peopleRepo.grants(db, [userId]), collegeId)
  const [user] = await orgRepo.users(db, [userId])
  return user?.status === 'active' && held.rights.has(right)
}

/** For work that runs after the request: throws when the person has lost the right since, or has left the college. */
export async function expectCurrentRight(db: Db, holder: Holder, right: Right): Promise<void> {
  if (!(await holdsRight(db, holder, right))) throw fail('kernel.no_permission')
}
