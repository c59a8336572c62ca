import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { heldRights } from '../role/held-rights.policy.ts'
import { peopleRepo } from './people.repo.ts'

/**
 * The viewer with their rights in another college, member or not, without switching to it. A college that does not
 * exist is refused like a forbidden one.
 */
export async function viewerHolding(
  db: Db,
  viewer: Viewer,
  { collegeId = viewer.collegeId, right }: { collegeId: CollegeId | undefined; right: Right },
): Promise<Viewer> {
  if (collegeId === viewer.collegeId) return viewer
  const held = heldRights(await peopleRepo.grants(db, [viewer.userId]), collegeId)
  const [there] = await peopleRepo.collegesThere(db, [collegeId])
  if (!there || !held.rights.has(right)) throw fail('kernel.no_permission')
  return { ...viewer, ...held, collegeId }
}
