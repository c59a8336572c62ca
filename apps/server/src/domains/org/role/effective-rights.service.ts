import type { UserId } from '@sands/contract/kernel/schema'
import type { UserStatus } from '@sands/contract/org/people.model'
import type { RightReason } from '@sands/contract/org/role.model'
import { type Right, rights } from '@sands/contract/rights'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { orgRepo } from '../org.repo.ts'
import { presentGrant } from './grant.present.ts'
import { type GrantRow, grantRepo } from './grant.repo.ts'
import { brings, reachOfRole } from './held-rights.policy.ts'

export interface EffectiveRights {
  userId: UserId
  name: string
  status: UserStatus
  belongsHere: boolean
  reasons: RightReason[]
}

export interface EffectiveRightsService {
  /** What a person may do in the viewer's current college, by the rules that the server applies. */
  effectiveRights(viewer: Viewer, userId: UserId): Promise<EffectiveRights>
}

const FARTHEST = ['company', 'college', 'department'] as const

function heldBy(through: readonly GrantRow[]): RightReason['held'] {
  const reaches = through.map(reachOfRole)
  return FARTHEST.find((reach) => reaches.includes(reach)) ?? 'no'
}

export function createEffectiveRightsService({ database }: Kernel): EffectiveRightsService {
  return {
    async effectiveRights(viewer, userId) {
      const db = database.primary
      const [[user], places, grants, own] = await Promise.all([
        orgRepo.users(db, [userId]),
        orgRepo.memberships(db, [userId]),
        grantRepo.forUser(db, viewer, userId),
        orgRepo.rights(db, [viewer.userId]),
      ])
      const belongsHere = places.some(({ collegeId }) => collegeId === viewer.collegeId)
      if (!user || !(belongsHere || viewer.companyRights.has('org.roles.view'))) throw fail('kernel.not_found')

      const works = (grant: GrantRow, right: Right) =>
        belongsHere && brings(grant, right) && (grant.collegeId === null || grant.collegeId === viewer.collegeId)
      const reasons = rights.map((right): RightReason => {
        const named = grants.filter((grant) => grant.rights.includes(right))
        const { through = [], notThrough = [] } = Object.groupBy(named, (grant) =>
          works(grant, right) ? 'through' : 'notThrough',
        )
        const present = (grant: GrantRow) => presentGrant(grant, viewer, own)
        return { right, held: heldBy(through), through: through.map(present), notThrough: notThrough.map(present) }
      })
      return { userId: user.id, name: user.name, status: user.status, belongsHere, reasons }
    },
  }
}
