import type { ManagedConnection } from '@sands/contract/auth/connections.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { ConnectionDrawer } from './connection-drawer.tsx'
import { ExaminationDrawer } from './examination-drawer.tsx'
import { SendersCard } from './senders-card.tsx'
import { SimulatedDeliveriesCard } from './simulated-deliveries-card.tsx'
import { TemplatesCard } from './templates-card.tsx'

/** What the company has connected: hosts, its identity provider, native apps, its mall. */
export function ConnectionsPage() {
  const t = useT()
  const overview = useCall('GET /sands-user/api/v1/manage/connection/list', undefined, { staleTime: 0 })
  const toggle = useAct('POST /sands-user/api/v1/manage/connection/switch')
  const remove = useAct('POST /sands-user/api/v1/manage/connection/remove')
  const run = useRun(overview.refetch)
  const confirm = useConfirm()
  const [edited, setEdited] = useState<ManagedConnection | 'new' | null>(null)
  const [examined, setExamined] = useState<ManagedConnection | null>(null)

  const switchTo = ({ id, version, name, onlyWay }: ManagedConnection, isOpen: boolean) => {
    const body = { id, version, isOpen, confirmedLoss: onlyWay }
    const done = t(isOpen ? 'auth.desk_opened' : 'auth.desk_closed')
    if (isOpen || onlyWay === 0) return void run(() => toggle.mutateAsync({ body }), done)
    confirm({
      title: t('auth.desk_close_title', { name }),
      text: t('auth.desk_lose_text', { count: onlyWay }),
      action: t('auth.desk_close'),
      danger: true,
      run: () => toggle.mutateAsync({ body }),
      done,
      refresh: overview.refetch,
    })
  }
  const askRemove = ({ id, version, name, linked, onlyWay }: ManagedConnection) =>
    confirm({
      title: t('auth.desk_remove_title', { name }),
      text: [
        t('auth.desk_remove_text', { count: linked }),
        ...(onlyWay > 0 ? [t('auth.desk_lose_text', { count: onlyWay })] : []),
      ].join(' '),
      action: t('auth.desk_remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version, confirmedLoss: onlyWay } }),
      done: t('auth.desk_removed'),
      refresh: overview.refetch,
    })

  return (
    <ManagePage
      title={t('auth.connections')}
      intro={t('auth.desk_intro')}
      actions={
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('auth.desk_add')}
        </Button>
      }
    >
      {overview.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {overview.isError && !overview.data && (
        <FailureBlock error={overview.error} onRetry={() => void overview.refetch()} />
      )}
      {overview.data?.connections.map((connection) => (
        <ConnectionCard
          key={connection.id}
          connection={connection}
          onEdit={() => setEdited(connection)}
          onExamine={() => setExamined(connection)}
          onSwitch={(isOpen) => switchTo(connection, isOpen)}
          onRemove={() => askRemove(connection)}
        />
      ))}
      {overview.data && <SendersCard />}
      {overview.data && <TemplatesCard connections={overview.data.connections} />}
      {overview.data && <SimulatedDeliveriesCard />}
      {overview.data && (
        <ConnectionDrawer
          edited={edited}
          colleges={overview.data.colleges}
          addresses={overview.data.addresses}
          onClose={() => setEdited(null)}
          onSaved={async () => {
            setEdited(null)
            await overview.refetch()
          }}
        />
      )}
      <ExaminationDrawer connection={examined} onClose={() => setExamined(null)} />
    </ManagePage>
  )
}
