import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { Choice, type Option } from '../../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../../kernel/ui/form/keyword-field.tsx'
import { may, useViewer } from '../../../../kernel/viewer.ts'
import { useRoleName } from '../use-role-name.ts'
import styles from './people.module.css'
import { isFiltered, NO_FILTER, type PeopleAddress, type PeopleFilterPatch } from './people-address.ts'
import { useLabelOptions, usePostOptions } from './use-people-lists.ts'

interface PeopleFiltersProps {
  address: PeopleAddress
  onChange: (patch: PeopleFilterPatch, options?: { replace: boolean }) => void
}

export function PeopleFilters({ address, onChange }: PeopleFiltersProps) {
  const t = useT()
  const mayRoles = may(useViewer(), 'org.roles.view')
  const statuses: Option<'active' | 'disabled'>[] = [
    { value: 'active', label: t('org.status_active') },
    { value: 'disabled', label: t('org.status_disabled') },
  ]
  const passwords: Option<'yes' | 'no'>[] = [
    { value: 'yes', label: t('org.password_set') },
    { value: 'no', label: t('org.password_none') },
  ]
  const look = { className: styles.filter }
  return (
    <search className={styles.filters} aria-label={t('org.people_filter')}>
      <KeywordField
        label={t('org.people_search')}
        className={styles.search}
        keyword={address.keyword}
        onChange={(keyword) => onChange({ keyword }, { replace: true })}
      />
      <Choice
        {...look}
        options={usePostOptions()}
        value={address.post}
        onChange={(post) => onChange({ post })}
        label={t('org.post')}
        placeholder={t('org.post')}
      />
      <Choice
        {...look}
        options={useLabelOptions()}
        value={address.label}
        onChange={(label) => onChange({ label })}
        label={t('org.label')}
        placeholder={t('org.label')}
      />
      {mayRoles && <RoleFilter address={address} onChange={onChange} />}
      <Choice
        {...look}
        options={statuses}
        value={address.status === 'all' ? '' : address.status}
        onChange={(status) => onChange({ status: status || 'all' })}
        label={t('org.status')}
        placeholder={t('org.status')}
      />
      <Choice
        {...look}
        options={passwords}
        value={address.password === 'all' ? '' : address.password}
        onChange={(password) => onChange({ password: password || 'all' })}
        label={t('org.password')}
        placeholder={t('org.password')}
      />
      {isFiltered(address) && (
        <Button type="text" onClick={() => onChange(NO_FILTER)}>
          {t('org.filter_clear')}
        </Button>
      )}
    </search>
  )
}

function RoleFilter({ address, onChange }: PeopleFiltersProps) {
  const t = useT()
  const roleName = useRoleName()
  const { data = [] } = useCall('GET /sands-user/api/v1/manage/role/list')
  return (
    <Choice
      className={styles.filter}
      options={data.map((role) => ({ value: role.id, label: roleName(role) }))}
      value={address.role}
      onChange={(role) => onChange({ role })}
      label={t('org.role')}
      placeholder={t('org.role')}
    />
  )
}
