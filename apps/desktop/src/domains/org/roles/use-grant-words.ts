import type { Grant } from '@sands/contract/org/role.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useRoleName } from '../manage/use-role-name.ts'

/** Describes a grant: the role, where, by whom and when. */
export function useGrantWords() {
  const t = useT()
  const roleName = useRoleName()
  const moments = useMoments()
  return {
    role: ({ roleCode, roleName: name }: Grant) => roleName({ code: roleCode, name }),
    place: ({ collegeName, departmentName }: Grant) => {
      if (collegeName === null) return t('org.grant_company')
      if (departmentName === null) return t('org.grant_college', { college: collegeName })
      return t('org.grant_department', { college: collegeName, department: departmentName })
    },
    by: ({ grantedBy }: Grant) => grantedBy ?? t('org.grant_by_system'),
    at: ({ grantedAt }: Grant) => (grantedAt ? moments.full(grantedAt) : t('org.grant_at_start')),
    given: ({ grantedBy, grantedAt }: Grant) =>
      grantedBy && grantedAt
        ? t('org.why_given', { by: grantedBy, at: moments.full(grantedAt) })
        : t('org.why_given_start'),
  }
}
