import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { SignedIn } from './client.ts'
import type { Sands } from './sands.ts'

async function rowsOf<Row extends object>(sands: Sands, sql: string, ...values: unknown[]): Promise<Row[]> {
  return (await sands.server.kernel.database.pool.query<Row>(sql, values)).rows
}

async function theOne<Id extends string>(sands: Sands, sql: string, ...values: unknown[]): Promise<Id> {
  const [row] = await rowsOf<{ id: Id }>(sands, sql, ...values)
  if (!row) throw new Error(`the demo company has no ${values.join(', ')}`)
  return row.id
}

export const userId = (sands: Sands, userName: string) =>
  theOne<UserId>(sands, 'select id from users where user_name = $1', userName)

export const collegeId = (sands: Sands, name: string) =>
  theOne<CollegeId>(sands, 'select id from colleges where name = $1', name)

export const departmentId = (sands: Sands, name: string) =>
  theOne<DepartmentId>(sands, 'select id from departments where name = $1', name)

let roles = 0

/** Signs in a person of the demo company with these additional rights, in every college or only in the given place. */
export async function signInWith(
  sands: Sands,
  userName: string,
  { rights, college, department }: { rights: readonly Right[]; college?: string; department?: string },
): Promise<SignedIn> {
  roles += 1
  const roleId = await theOne(
    sands,
    'insert into roles (name, rights) values ($1, $2) returning id',
    `test role ${roles}`,
    rights,
  )
  await rowsOf(
    sands,
    'insert into user_roles (user_id, role_id, college_id, department_id) values ($1, $2, $3, $4)',
    await userId(sands, userName),
    roleId,
    college ? await collegeId(sands, college) : null,
    department ? await departmentId(sands, department) : null,
  )
  return sands.signIn(userName)
}

export interface AuditEntry {
  seq: string
  action: string
  subject_kind: string
  subject_id: string | null
  subject_name: string
  actor_name: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The newest entries of the audit log, newest first, without the sign-ins that tests need to do anything. */
export const auditLog = (sands: Sands, limit = 1) =>
  rowsOf<AuditEntry>(
    sands,
    `select * from audit_entries where action not like 'auth.session.%' order by seq desc limit $1`,
    limit,
  )

/** Removes all roles of the person at the moment when they start their next batch. */
export async function losesRoles(sands: Sands, userName: string): Promise<void> {
  roles += 1
  const id = await userId(sands, userName)
  await rowsOf(
    sands,
    `create function lose_roles_${roles}() returns trigger language plpgsql as $$
      begin delete from user_roles where user_id = ${id}; return new; end $$`,
  )
  await rowsOf(
    sands,
    `create trigger lose_roles_${roles} before insert on batches for each row when (new.owner_id = ${id})
      execute function lose_roles_${roles}()`,
  )
}
