import { PlusOutlined } from '@ant-design/icons'
import type { Adjustment } from '@sands/contract/points/points.model'
import { ADJUSTMENT_STATES } from '@sands/rules/points/points'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { choiceValue, pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../points.module.css'
import { ProposeDialog } from './propose-dialog.tsx'
import { useAdjustmentColumns } from './use-adjustment-columns.tsx'

const ADDRESS = { ...pageValues, state: choiceValue(['', ...ADJUSTMENT_STATES], '') }

/** Points that people with the right propose to give or take, and other people approve. */
export function AdjustmentsPage() {
  const t = useT()
  const mayPropose = may(useViewer(), 'points.adjust')
  const [{ current, size, state }, setAddress] = useAddressQuery(ADDRESS)
  const query = { ...(state && { state }), current, size }
  const page = useCall('GET /sands-shopping/api/v1/manage/points/adjustment/page', { query }, { staleTime: 0 })
  const [isProposing, setProposing] = useState(false)
  const columns = useAdjustmentColumns(page.refetch)
  return (
    <ManagePage
      title={t('points.manage_adjustments')}
      intro={t('points.manage_adjustments_intro')}
      actions={
        mayPropose && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setProposing(true)}>
            {t('points.manage_propose')}
          </Button>
        )
      }
    >
      <search className={styles.filters} aria-label={t('points.manage_adjustments')}>
        <Choice
          className={styles.choice}
          label={t('points.manage_state')}
          placeholder={t('points.manage_state_any')}
          value={state}
          options={ADJUSTMENT_STATES.map((value) => ({ value, label: t(`points.manage_state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </search>
      <DataTable<Adjustment>
        label={t('points.manage_adjustments')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={state !== ''}
            none={{ title: t('points.manage_adjust_none'), text: t('points.manage_adjust_none_text') }}
            notFound={{
              title: t('points.manage_adjust_none'),
              text: t('points.none_here_text'),
              clear: { label: t('points.show_all'), onClear: () => setAddress({ current: 1, state: '' }) },
            }}
          />
        }
      />
      <ProposeDialog isOpen={isProposing} onClose={() => setProposing(false)} onChanged={page.refetch} />
    </ManagePage>
  )
}
