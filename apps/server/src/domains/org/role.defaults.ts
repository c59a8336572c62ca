import type { Right } from '@sands/contract/rights'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { roles } from './org.tables.ts'

/** Roles every installation has. Their rights grow with the domains. */
const BUILT_IN_ROLES: readonly { code: string; rights: Right[] }[] = [
  { code: 'administrator', rights: ['ops.jobs.view', 'ops.jobs.retry'] },
  { code: 'content-author', rights: [] },
  { code: 'training-manager', rights: [] },
  { code: 'teacher', rights: [] },
  { code: 'reviewer', rights: [] },
  { code: 'shop-manager', rights: [] },
  { code: 'community-moderator', rights: [] },
  { code: 'auditor', rights: ['ops.jobs.view'] },
]

export const ensureRoles = (tx: Tx) =>
  tx
    .insert(roles)
    .values(BUILT_IN_ROLES.map((role) => ({ ...role })))
    .onConflictDoUpdate({ target: roles.code, set: { rights: sql`excluded.rights` } })
