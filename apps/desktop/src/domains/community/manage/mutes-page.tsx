import { PlusOutlined } from '@ant-design/icons'
import type { MutedPerson } from '@sands/contract/community/posts.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './community.module.css'
import { MuteDialog } from './mute-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** People who may neither publish nor comment, until when and why. */
export function MutesPage() {
  const t = useT()
  const { minute } = useMoments()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const [{ current, size }, setAddress] = useAddressQuery(pageValues)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/community/mute/page',
    { query: { current, size } },
    { staleTime: 0 },
  )
  const end = useAct('POST /sands-lms/api/v1/manage/community/mute/end')
  const run = useRun(page.refetch)
  const [ending, setEnding] = useState<MutedPerson>()
  const [isAdding, setAdding] = useState(false)
  const columns: readonly Column<MutedPerson>[] = [
    { key: 'name', title: t('community.manage_person'), keep: 'name', cell: ({ name }) => name },
    {
      key: 'until',
      title: t('community.manage_mute_until'),
      keep: true,
      cell: ({ until }) => <time dateTime={until}>{minute(until)}</time>,
    },
    {
      key: 'reason',
      title: t('community.manage_reason'),
      cell: ({ reason, appeal }) => (
        <span className={styles.stacked}>
          {reason}
          {appeal && <span className={styles.quiet}>{`${t('community.manage_appeal')}: ${appeal}`}</span>}
        </span>
      ),
    },
    {
      key: 'by',
      title: t('community.manage_muted_by'),
      keep: 'name',
      cell: ({ mutedByName, mutedAt }) => (
        <span className={styles.stacked}>
          {mutedByName}
          {mutedAt && <span className={styles.quiet}>{minute(mutedAt)}</span>}
        </span>
      ),
    },
    {
      key: 'acts',
      title: t('community.manage_acts'),
      align: 'end',
      stay: true,
      keep: true,
      cell: (person) => (
        <Button
          type="link"
          aria-label={t('community.manage_act_of', { act: t('community.manage_unmute'), name: person.name })}
          onClick={() => setEnding(person)}
        >
          {t('community.manage_unmute')}
        </Button>
      ),
    },
  ]
  return (
    <ManagePage
      title={t('community.manage_mutes')}
      intro={t('community.manage_mutes_intro')}
      actions={
        mayFind && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            {t('community.manage_mute')}
          </Button>
        )
      }
    >
      <DataTable<MutedPerson>
        label={t('community.manage_mutes')}
        columns={columns}
        rowKey={({ userId }) => userId}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <StateBlock kind="empty" title={t('community.manage_no_mutes')} text={t('community.manage_no_mutes_text')} />
        }
      />
      <MuteDialog isOpen={isAdding} onClose={() => setAdding(false)} onChanged={page.refetch} />
      <ReasonDialog
        isOpen={ending !== undefined}
        title={t('community.manage_unmute_of', { name: ending?.name ?? '' })}
        action={t('community.manage_unmute')}
        onClose={() => setEnding(undefined)}
        onDone={async (reason) => {
          if (!ending) return true
          const { userId } = ending
          return run(() => end.mutateAsync({ body: { userId, reason } }), t('community.manage_unmuted'))
        }}
      />
    </ManagePage>
  )
}
