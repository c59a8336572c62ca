import type { RoleId, UserId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { useRoleName } from '../manage/use-role-name.ts'
import styles from './roles.module.css'

export interface GrantAddress {
  readonly keyword: string
  readonly role: RoleId | ''
  readonly userId: UserId | ''
}

export const NO_FILTER: GrantAddress = { keyword: '', role: '', userId: '' }

interface GrantFiltersProps {
  address: GrantAddress
  onChange: (patch: Partial<GrantAddress>, options?: { replace: boolean }) => void
}

export function GrantFilters({ address, onChange }: GrantFiltersProps) {
  const t = useT()
  const roleName = useRoleName()
  const { data: roles = [] } = useCall('GET /sands-user/api/v1/manage/role/list')
  const { keyword, role, userId } = address
  return (
    <search className={styles.filters} aria-label={t('org.grants_filter')}>
      <KeywordField
        className={styles.search}
        label={t('org.grants_search')}
        keyword={keyword}
        onChange={(next) => onChange({ keyword: next }, { replace: true })}
      />
      <Choice<RoleId>
        className={styles.filter}
        options={roles.map((each) => ({ value: each.id, label: roleName(each) }))}
        value={role}
        onChange={(next) => onChange({ role: next })}
        label={t('org.grant_role')}
        placeholder={t('org.grant_role')}
      />
      {(keyword || role || userId) && (
        <Button type="text" onClick={() => onChange(NO_FILTER)}>
          {t('org.grants_filter_clear')}
        </Button>
      )}
    </search>
  )
}
