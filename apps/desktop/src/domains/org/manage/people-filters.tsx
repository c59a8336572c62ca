import { SearchOutlined } from '@ant-design/icons'
import { useCall } from '@sands/web/call/use-call'
import { Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice, type Option } from '../../../kernel/ui/choice.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './people.module.css'
import { isFiltered, NO_FILTER, type PeopleAddress, type PeopleFilterPatch } from './people-address.ts'
import { useLabelOptions, usePostOptions } from './use-people-lists.ts'
import { useRoleName } from './use-role-name.ts'

/** Typing narrows the list after this pause; Enter does so at once. */
const PAUSE_MS = 300

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
      <KeywordField keyword={address.keyword} onChange={(keyword) => onChange({ keyword }, { replace: true })} />
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

interface KeywordFieldProps {
  keyword: string
  onChange: (keyword: string) => void
}

function KeywordField({ keyword, onChange }: KeywordFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState(keyword)
  const [known, setKnown] = useState(keyword)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address has changed by other means, such as Back or the button that clears.
  if (keyword !== known) {
    setKnown(keyword)
    if (typed.trim() !== keyword) setTyped(keyword)
  }
  useEffect(() => () => clearTimeout(pause.current), [])

  const tell = (text: string) => {
    clearTimeout(pause.current)
    if (text.trim() !== keyword) onChange(text.trim())
  }
  return (
    <Input
      type="search"
      className={styles.search ?? ''}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={t('org.people_search')}
      placeholder={t('org.people_search')}
      maxLength={60}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(pause.current)
        pause.current = setTimeout(() => tell(target.value), PAUSE_MS)
      }}
      onPressEnter={() => tell(typed)}
    />
  )
}
