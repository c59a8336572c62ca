import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { colleges, company, departments, labels, memberships, roles, userRoles, users } from '../org.tables.ts'

/** The only row of an insert that always returns one. */
function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a row was not stored')
  return row
}

export const companyRepo = {
  exists: (db: Db) =>
    db
      .select({ id: company.id })
      .from(company)
      .then((rows) => rows.length > 0),

  /** Only one company can exist: of two concurrent inserts the second waits for the first and returns false. */
  add: (tx: Tx, name: string, createdAt: Date) =>
    tx
      .insert(company)
      .values({ name, createdAt })
      .onConflictDoNothing()
      .returning({ id: company.id })
      .then((rows) => rows.length > 0),

  /** For an installation that is older than the company table: named after its first college. */
  addMissing: (tx: Tx, createdAt: Date) =>
    tx.execute(sql`
      insert into ${company} (id, name, created_at)
      select true, ${colleges.name}, ${createdAt}::timestamptz from ${colleges} order by ${colleges.sort}, ${colleges.id} limit 1
      on conflict do nothing`),

  addCollege: (tx: Tx, college: { name: string; language: Language }): Promise<CollegeId> =>
    tx
      .insert(colleges)
      .values(college)
      .returning({ id: colleges.id })
      .then((rows) => one(rows).id),

  async addRoot(tx: Tx, collegeId: CollegeId, name: string): Promise<DepartmentId> {
    const { id } = one(
      await tx.insert(departments).values({ collegeId, name, path: [] }).returning({ id: departments.id }),
    )
    await tx
      .update(departments)
      .set({ path: [BigInt(id)] })
      .where(eq(departments.id, id))
    return id
  },

  addLabels: (tx: Tx, rows: readonly { code: string; name: string }[]) => tx.insert(labels).values([...rows]),

  addUser: (tx: Tx, user: typeof users.$inferInsert): Promise<UserId> =>
    tx
      .insert(users)
      .values(user)
      .returning({ id: users.id })
      .then((rows) => one(rows).id),

  addMember: (tx: Tx, member: typeof memberships.$inferInsert) => tx.insert(memberships).values(member),

  /** Grants a built-in role for the whole company. */
  async giveRole(tx: Tx, { code, userId, grantedAt }: { code: string; userId: UserId; grantedAt: Date }) {
    const { id: roleId } = one(await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, code)))
    await tx.insert(userRoles).values({ userId, roleId, grantedAt })
  },

  markHasPassword: (tx: Tx, userIds: readonly UserId[]) =>
    tx
      .update(users)
      .set({ hasPassword: true })
      .where(and(sql`${users.id} = any(${sql.param([...userIds])}::bigint[])`, eq(users.hasPassword, false))),
}
