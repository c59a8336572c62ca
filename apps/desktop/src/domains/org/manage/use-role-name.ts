import { useT } from '../../../kernel/text.ts'

/** Roles that every installation has. */
const ROLE_CODES = [
  'administrator',
  'content-author',
  'training-manager',
  'teacher',
  'reviewer',
  'shop-manager',
  'merchant',
  'community-moderator',
  'auditor',
] as const
type RoleCode = (typeof ROLE_CODES)[number]

export const roleCodeOf = (code: string | null): RoleCode | undefined => ROLE_CODES.find((known) => known === code)

/** Built-in roles are named in the language of the reader; the company's own roles keep their names. */
export function useRoleName(): (role: { code: string | null; name: string | null }) => string {
  const t = useT()
  return ({ code, name }) => {
    const known = roleCodeOf(code)
    return known ? t(`org.role.${known}`) : (name ?? code ?? '')
  }
}
