import { PlusOutlined } from '@ant-design/icons'
import type { Flow } from '@sands/contract/review/approval.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from './approval.module.css'
import { FlowDialog } from './flow-dialog.tsx'
import { HeadsCard } from './heads-card.tsx'

const ALL_AT_ONCE = 100

/** Who approves what, step by step, and the heads of departments. */
export function FlowsPage() {
  const t = useT()
  const confirm = useConfirm()
  const fetched = useCall('GET /sands-lms/api/v1/manage/approval/flow/list', {}, { staleTime: 0 })
  const remove = useAct('POST /sands-lms/api/v1/manage/approval/flow/remove')
  const run = useRun(fetched.refetch)
  const [editing, setEditing] = useState<Flow | 'new'>()
  const flows = fetched.data?.flows
  const askRemove = ({ id, version, name }: Flow) =>
    confirm({
      title: t('review.flow_remove_ask', { name }),
      text: t('review.flow_remove_text'),
      action: t('review.flow_remove'),
      danger: true,
      run: () => run(() => remove.mutateAsync({ body: { id, version } }), t('review.flow_removed')),
    })
  const columns: readonly Column<Flow>[] = [
    { key: 'name', title: t('review.flow_name'), keep: 'name', cell: ({ name }) => name },
    {
      key: 'kinds',
      title: t('review.flow_kinds'),
      cell: ({ kinds }) =>
        kinds.map((kind) => t(`review.kind_${kind}`)).join('、') || (
          <span className={styles.quiet}>{t('review.flow_kinds_none')}</span>
        ),
    },
    {
      key: 'steps',
      title: t('review.flow_steps'),
      keep: true,
      cell: ({ steps }) => steps.map(({ by }) => t(`review.by_${by}`)).join(' → '),
    },
    { key: 'waiting', title: t('review.flow_waiting'), align: 'end', cell: ({ waiting }) => waiting },
    {
      key: 'acts',
      title: t('review.flow_acts'),
      align: 'end',
      stay: true,
      keep: true,
      cell: (flow) => (
        <>
          <Button
            type="link"
            aria-label={t('review.flow_edit_of', { name: flow.name })}
            onClick={() => setEditing(flow)}
          >
            {t('review.flow_edit')}
          </Button>
          <Button
            type="link"
            danger
            aria-label={t('review.flow_remove_of', { name: flow.name })}
            onClick={() => askRemove(flow)}
          >
            {t('review.flow_remove')}
          </Button>
        </>
      ),
    },
  ]
  const answer = {
    ...fetched,
    data: flows && { records: flows, current: 1, size: ALL_AT_ONCE, total: flows.length },
  }
  return (
    <ManagePage
      title={t('review.flows')}
      intro={t('review.flows_intro')}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
          {t('review.flow_add')}
        </Button>
      }
    >
      <DataTable<Flow>
        label={t('review.flows')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={answer}
        paging={{ current: 1, size: ALL_AT_ONCE }}
        onPaging={() => undefined}
        isWhole
        empty={<StateBlock kind="empty" title={t('review.flow_none')} text={t('review.flow_none_text')} />}
      />
      <HeadsCard />
      {fetched.data && (
        <FlowDialog
          flow={editing}
          list={fetched.data}
          onClose={() => setEditing(undefined)}
          onChanged={fetched.refetch}
        />
      )}
    </ManagePage>
  )
}
