import type { Right } from '@sands/contract/rights'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { roles } from '../org.tables.ts'

export async function ensureRoles(
  tx: Tx,
  builtIn: readonly { code: string; rights: readonly Right[] }[],
): Promise<void> {
  await tx
    .insert(roles)
    .values(builtIn.map((role) => ({ code: role.code, rights: [...role.rights] })))
    .onConflictDoUpdate({ target: roles.code, set: { rights: sql`excluded.rights` } })
}
