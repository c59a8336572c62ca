import type { ManagedRule } from '@sands/contract/points/points.model'
import { hasSource } from '@sands/rules/points/points'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { RowOpener } from '../../../kernel/ui/list/row-opener.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from '../points.module.css'
import { RuleDialog } from './rule-dialog.tsx'
import { ValidityCard } from './validity-card.tsx'

/** The earning rules of the college and how long points are valid. */
export function RulesPage() {
  const t = useT()
  const { minute } = useMoments()
  const list = useCall('GET /sands-shopping/api/v1/manage/points/rule/list', {}, { staleTime: 0 })
  const [edited, setEdited] = useState<ManagedRule>()
  const rules = list.data?.rules
  const cap = (points: number | null) => points ?? <span className={styles.quiet}>{t('points.manage_no_cap')}</span>
  const columns: readonly Column<ManagedRule>[] = [
    {
      key: 'type',
      title: t('points.manage_what'),
      cell: (rule) => (
        <span className={styles.stacked}>
          <RowOpener onOpen={() => setEdited(rule)}>{t(`points.type_${rule.type}`)}</RowOpener>
          <span className={styles.quiet}>{t(`points.category_${rule.category}`)}</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('points.manage_state'),
      keep: true,
      cell: ({ isOn, type }) =>
        hasSource(type) ? (
          <StateTag tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'points.manage_on' : 'points.manage_off')}</StateTag>
        ) : (
          <StateTag tone="warning">{t('points.manage_no_source')}</StateTag>
        ),
    },
    {
      key: 'points',
      title: t('points.manage_points'),
      cell: ({ points, isSetByContent }) => (isSetByContent ? t('points.manage_by_content') : points),
    },
    { key: 'daily', title: t('points.manage_daily'), cell: ({ dailyCap }) => cap(dailyCap) },
    { key: 'lifetime', title: t('points.manage_lifetime'), cell: ({ lifetimeCap }) => cap(lifetimeCap) },
    { key: 'cool', title: t('points.manage_cool'), cell: ({ coolDownMinutes }) => coolDownMinutes },
    {
      key: 'updated',
      title: t('points.manage_updated'),
      cell: ({ updateTime, updatedBy }) =>
        updateTime ? (
          `${updatedBy} · ${minute(updateTime)}`
        ) : (
          <span className={styles.quiet}>{t('points.manage_first')}</span>
        ),
    },
  ]
  return (
    <ManagePage title={t('points.manage_rules')} intro={t('points.manage_rules_intro')}>
      {list.data && (
        <ValidityCard key={list.data.settings.version} settings={list.data.settings} onChanged={list.refetch} />
      )}
      <DataTable<ManagedRule>
        label={t('points.manage_rules')}
        columns={columns}
        rowKey={({ type }) => type}
        answer={{
          ...list,
          data: rules && { records: rules, current: 1, size: rules.length, total: rules.length },
        }}
        paging={{ current: 1, size: 100 }}
        onPaging={() => undefined}
        isWhole
        empty={null}
      />
      <RuleDialog rule={edited} onClose={() => setEdited(undefined)} onChanged={list.refetch} />
    </ManagePage>
  )
}
