import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Role } from '@sands/contract/org/role.model'
import type { roles } from '../org.tables.ts'
import { mayHandOverIn } from './grant.policy.ts'
import type { HeldRole } from './held-rights.policy.ts'

export const presentRole = (
  role: typeof roles.$inferSelect,
  { people, own, collegeId }: { people: number; own: readonly HeldRole[]; collegeId: CollegeId },
): Role => ({
  id: role.id,
  code: role.code,
  name: role.name,
  rights: role.rights,
  people,
  mayGrant: mayHandOverIn(own, role.rights, collegeId),
  version: role.version,
})
