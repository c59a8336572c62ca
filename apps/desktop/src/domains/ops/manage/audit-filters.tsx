import { useCall } from '@sands/web/call/use-call'
import { Button, Input, Tag } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { DaysField } from '../../../kernel/ui/form/day-field.tsx'
import styles from './audit.module.css'
import { type AuditAddress, isFiltered } from './audit-address.ts'
import { useAuditWords } from './audit-words.ts'

interface AuditFiltersProps {
  address: AuditAddress
  onChange: (patch: Partial<AuditAddress>) => void
  onClear: () => void
}

const ACTIONS_FRESH_MS = 60_000

/** The filters. Every change goes into the address and returns to the first page. */
export function AuditFilters({ address, onChange, onClear }: AuditFiltersProps) {
  const t = useT()
  const words = useAuditWords()
  const actions = useCall('GET /sands-system/api/v1/ops/audit/actions', {}, { staleTime: ACTIONS_FRESH_MS })
  const { keyword, action, actor, kind, subject, from, to } = address
  const change = (patch: Partial<AuditAddress>) => onChange({ current: 1, open: '', ...patch })
  const known = actions.data ?? []
  const options = (action && !known.includes(action) ? [action, ...known] : known).map((value) => ({
    value,
    label: words(value).action(),
  }))
  return (
    <search className={styles.filters} aria-label={t('ops.audit')}>
      <Input.Search
        // Typed words are local until they are sent; Back shows the words that were sent before.
        key={keyword}
        className={styles.keyword ?? ''}
        defaultValue={keyword}
        maxLength={80}
        allowClear
        aria-label={t('ops.audit_keyword')}
        placeholder={t('ops.audit_keyword')}
        onSearch={(typed) => change({ keyword: typed.trim() })}
      />
      <Choice
        className={styles.choice}
        label={t('ops.audit_action')}
        placeholder={t('ops.audit_any_action')}
        options={options}
        value={action}
        loading={actions.isPending}
        onChange={(next) => change({ action: next })}
      />
      <DaysField labels={{ from: t('ops.audit_from'), to: t('ops.audit_to') }} from={from} to={to} onChange={change} />
      {actor && (
        <Tag closable onClose={() => change({ actor: '' })}>
          {t('ops.audit_only_chosen_actor')}
        </Tag>
      )}
      {(kind || subject) && (
        <Tag closable onClose={() => change({ kind: '', subject: '' })}>
          {t('ops.audit_only_chosen_subject')}
        </Tag>
      )}
      {isFiltered(address) && (
        <Button type="link" onClick={onClear}>
          {t('ops.audit_clear')}
        </Button>
      )}
    </search>
  )
}
