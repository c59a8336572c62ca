import type { CollegeId, DepartmentId, GrantId, PageOf, UserId } from '@sands/contract/kernel/schema'
import type { Grant, NewGrant } from '@sands/contract/org/role.model'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { ADMINISTRATOR } from '../../../kernel/default-role.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { orgRepo } from '../org.repo.ts'
import { refuseLastAdministrator } from './administrator.service.ts'
import { EVERYWHERE, type GrantPlace, holdsAt, mayHandOver } from './grant.policy.ts'
import { pathOf, placeOfGrant, presentGrant } from './grant.present.ts'
import { type GrantFilter, grantRepo } from './grant.repo.ts'
import type { HeldRole } from './held-rights.policy.ts'
import { roleRepo } from './role.repo.ts'

export interface GrantService {
  page(viewer: Viewer, filter: GrantFilter & PageRequest): Promise<PageOf<Grant>>
  give(tx: Tx, viewer: Viewer, grant: NewGrant): Promise<{ id: GrantId }>
  takeBack(tx: Tx, viewer: Viewer, id: GrantId): Promise<null>
}

interface Named {
  place: GrantPlace
  college: string | null
  department: string | null
}

const placeUnknown = () => fail('org.place_unknown')

/** A college in which the viewer may not manage roles is treated as unknown. */
async function placeNamed(
  db: Db,
  own: readonly HeldRole[],
  { collegeId, departmentId }: { collegeId: CollegeId | null; departmentId: DepartmentId | null },
): Promise<Named> {
  if (collegeId === null) {
    if (departmentId !== null) throw placeUnknown()
    return { place: EVERYWHERE, college: null, department: null }
  }
  const college = await orgRepo.college(db, collegeId)
  if (!college || !holdsAt(own, 'org.roles.edit', { collegeId, path: [] })) throw placeUnknown()
  if (departmentId === null) return { place: { collegeId, path: [] }, college: college.name, department: null }
  const department = await grantRepo.department(db, collegeId, departmentId)
  if (!department) throw placeUnknown()
  return {
    place: { collegeId, path: pathOf(department.path) },
    college: college.name,
    department: department.name,
  }
}

/** A person of a college in which the viewer manages roles, with their colleges. */
async function personIn(db: Db, own: readonly HeldRole[], userId: UserId) {
  const [user] = await orgRepo.users(db, [userId])
  const places = await orgRepo.memberships(db, [userId])
  const seen = places.some(({ collegeId }) => holdsAt(own, 'org.roles.edit', { collegeId, path: [] }))
  if (!user || !seen) throw fail('kernel.not_found')
  return { name: user.name, colleges: places.map(({ collegeId }) => collegeId) }
}

export function createGrantService({ database, events, audit, clock }: Kernel): GrantService {
  return {
    async page(viewer, request) {
      const db = database.primary
      const [rows, total, own] = await Promise.all([
        grantRepo.page(db, viewer, { ...request, ...pageWindow(request) }),
        grantRepo.count(db, viewer, request),
        orgRepo.rights(db, [viewer.userId]),
      ])
      return pageOf(
        rows.map((row) => presentGrant(row, viewer, own)),
        total,
        request,
      )
    },

    async give(tx, viewer, { userId, roleId, collegeId, departmentId }) {
      if (userId === viewer.userId) throw fail('org.not_yourself')
      await roleRepo.lock(tx)
      const own = await orgRepo.rights(tx, [viewer.userId])
      const person = await personIn(tx, own, userId)
      const role = await roleRepo.find(tx, roleId)
      if (!role) throw fail('kernel.not_found')
      const { place, college, department } = await placeNamed(tx, own, { collegeId, departmentId })
      if (collegeId !== null && !person.colleges.includes(collegeId)) throw placeUnknown()
      if (!mayHandOver(own, role.rights, place)) throw fail('org.beyond_own_rights')

      const grantedAt = clock.now()
      const row = { userId, roleId, collegeId, departmentId, grantedBy: viewer.userId, grantedAt }
      const grant = await grantRepo.add(tx, row)
      if (!grant) throw fail('org.granted_already')
      await events.emit(tx, 'org.role-given', { userId })
      await events.emit(tx, 'org.user-changed', { userId })
      await audit.record(tx, viewer, {
        action: 'org.grant.created',
        subject: { kind: 'user', id: userId, name: person.name },
        after: { role: role.code ?? role.name, college, department },
        collegeId,
      })
      return grant
    },

    async takeBack(tx, viewer, id) {
      await roleRepo.lock(tx)
      const grant = await grantRepo.find(tx, viewer, id)
      if (!grant) throw fail('kernel.not_found')
      if (grant.userId === viewer.userId) throw fail('org.not_yourself')
      const own = await orgRepo.rights(tx, [viewer.userId])
      if (!mayHandOver(own, grant.rights, placeOfGrant(grant))) throw fail('org.beyond_own_rights')
      const isAdministrator = grant.roleCode === ADMINISTRATOR && grant.collegeId === null
      if (isAdministrator) await refuseLastAdministrator(tx, [grant.userId])

      await grantRepo.remove(tx, id)
      await events.emit(tx, 'org.user-changed', { userId: grant.userId })
      await audit.record(tx, viewer, {
        action: 'org.grant.deleted',
        subject: { kind: 'user', id: grant.userId, name: grant.userName },
        before: {
          role: grant.roleCode ?? grant.roleName,
          college: grant.collegeName,
          department: grant.departmentName,
        },
        collegeId: grant.collegeId,
      })
      return null
    },
  }
}
