import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { heldRights } from '../role/held-rights.policy.ts'
import { peopleRepo } from './people.repo.ts'

/**
 * The viewer with what they hold in that college, member or not, for looking at it from where they are. A college that is
 * none is as closed as any other.
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
