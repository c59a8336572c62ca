import type { RoleId } from '@sands/contract/kernel/schema'
import type { Role } from '@sands/contract/org/role.model'
import type { Right } from '@sands/contract/rights'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { orgRepo } from '../org.repo.ts'
import { mayShape } from './grant.policy.ts'
import { presentRole } from './role.present.ts'
import { roleRepo } from './role.repo.ts'

export interface RoleChange {
  id: RoleId | null
  version: number | null
  name: string
  rights: Right[]
}

export interface RoleService {
  list(viewer: Viewer): Promise<Role[]>
  save(tx: Tx, viewer: Viewer, change: RoleChange): Promise<{ id: RoleId }>
  remove(tx: Tx, viewer: Viewer, role: { id: RoleId; version: number }): Promise<null>
}

/** The company's own role, if it still has the version that the editor saw. */
async function ownRole(tx: Tx, id: RoleId, version: number | null) {
  const role = await roleRepo.find(tx, id)
  if (!role) throw fail('kernel.not_found')
  if (role.code !== null || role.name === null) throw fail('org.built_in')
  if (role.version !== version) throw fail('kernel.changed_meanwhile')
  return { ...role, name: role.name }
}

export function createRoleService({ database, events, audit }: Kernel): RoleService {
  async function add(tx: Tx, viewer: Viewer, { name, rights }: { name: string; rights: Right[] }) {
    const [role] = await roleRepo.add(tx, name, rights)
    if (!role) throw new Error('the role was not stored')
    const subject = { kind: 'role', id: role.id, name }
    await audit.record(tx, viewer, { action: 'org.role.created', subject, after: { name, rights }, collegeId: null })
    return { id: role.id }
  }

  return {
    async list(viewer) {
      const db = database.primary
      const [roles, people, own] = await Promise.all([
        roleRepo.list(db),
        roleRepo.people(db, viewer),
        orgRepo.rights(db, [viewer.userId]),
      ])
      const peopleOf = new Map(people.map((row) => [row.roleId, row.people]))
      return roles.map((role) =>
        presentRole(role, { people: peopleOf.get(role.id) ?? 0, own, collegeId: viewer.collegeId }),
      )
    },

    async save(tx, viewer, { id, version, ...change }) {
      await roleRepo.lock(tx)
      const name = change.name.trim()
      const rights = [...change.rights].sort()
      const before = id ? await ownRole(tx, id, version) : undefined
      const own = await orgRepo.rights(tx, [viewer.userId])
      if (!mayShape(own, rights, before?.rights ?? [])) throw fail('org.beyond_own_rights')
      if (await roleRepo.isTaken(tx, name, id)) throw fail('org.name_taken', { name })
      if (!before) return add(tx, viewer, { name, rights })

      await roleRepo.change(tx, before.id, { name, rights })
      for (const userId of await roleRepo.holders(tx, before.id)) await events.emit(tx, 'org.user-changed', { userId })
      await audit.record(tx, viewer, {
        action: 'org.role.updated',
        subject: { kind: 'role', id: before.id, name },
        before: { name: before.name, rights: before.rights },
        after: { name, rights },
        collegeId: null,
      })
      return { id: before.id }
    },

    async remove(tx, viewer, { id, version }) {
      await roleRepo.lock(tx)
      const role = await ownRole(tx, id, version)
      if (!mayShape(await orgRepo.rights(tx, [viewer.userId]), role.rights)) throw fail('org.beyond_own_rights')
      const holders = await roleRepo.holders(tx, id)
      if (holders.length > 0) throw fail('org.still_used', { count: holders.length })
      await roleRepo.remove(tx, id)
      await audit.record(tx, viewer, {
        action: 'org.role.deleted',
        subject: { kind: 'role', id, name: role.name },
        before: { name: role.name, rights: role.rights },
        collegeId: null,
      })
      return null
    },
  }
}
