import type { RoleId, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import { and, asc, countDistinct, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { ADMINISTRATOR } from '../../../kernel/default-role.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { roles, userRoles } from '../org.tables.ts'
import { seenBy } from './grant.repo.ts'

export const roleRepo = {
  /**
   * Changes of roles and grants run one after the other, so that the checks of rights and of the last administrator
   * stay true until the commit.
   */
  lock: (tx: Tx) => tx.select({ id: roles.id }).from(roles).where(eq(roles.code, ADMINISTRATOR)).for('no key update'),

  list: (db: Db) => db.select().from(roles).orderBy(sql`${roles.code} is null`, asc(roles.name), asc(roles.id)),

  /** How many people hold each role, counting the grants that the viewer may see. */
  people: (db: Db, viewer: Viewer) =>
    db
      .select({ roleId: userRoles.roleId, people: countDistinct(userRoles.userId) })
      .from(userRoles)
      .where(seenBy(viewer))
      .groupBy(userRoles.roleId),

  find: (db: Db, id: RoleId) =>
    db
      .select()
      .from(roles)
      .where(eq(roles.id, id))
      .then(([role]) => role),

  isTaken: (db: Db, name: string, except: RoleId | null) =>
    db
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.name, name), except ? ne(roles.id, except) : undefined))
      .then((rows) => rows.length > 0),

  /** Everyone who holds the role, in any place. */
  holders: (db: Db, id: RoleId): Promise<UserId[]> =>
    db
      .selectDistinct({ userId: userRoles.userId })
      .from(userRoles)
      .where(eq(userRoles.roleId, id))
      .then((rows) => rows.map(({ userId }) => userId)),

  add: (db: Db, name: string, rights: Right[]) => db.insert(roles).values({ name, rights }).returning({ id: roles.id }),

  change: (db: Db, id: RoleId, { name, rights }: { name: string; rights: Right[] }) =>
    db
      .update(roles)
      .set({ name, rights, version: sql`${roles.version} + 1` })
      .where(eq(roles.id, id)),

  remove: (db: Db, id: RoleId) => db.delete(roles).where(eq(roles.id, id)),
}
