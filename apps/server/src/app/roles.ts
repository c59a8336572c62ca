import { type Right, rights } from '@sands/contract/rights'
import { ADMINISTRATOR, DEFAULT_ROLES } from '../kernel/default-role.ts'
import { domains } from './domains.ts'

/** Roles that every installation has. Each domain adds its rights to them. */
export const BUILT_IN_ROLES: readonly { code: string; rights: readonly Right[] }[] = [
  { code: ADMINISTRATOR, rights },
  ...DEFAULT_ROLES.map((code) => ({ code, rights: domains.all.flatMap(({ roles }) => roles?.[code] ?? []) })),
]
