import { ReloadOutlined } from '@ant-design/icons'
import type { SystemStatus } from '@sands/contract/ops/ops.model'
import { useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { DatabaseCard, StorageCard } from './status-cards.tsx'

/** Often enough to watch a queue, seldom enough not to load the server. */
const LOOK_AGAIN_MS = 10_000

export function StatusPage() {
  const t = useT()
  const moments = useMoments()
  const status = useCall(
    'GET /sands-system/api/v1/ops/status',
    {},
    { refetchInterval: LOOK_AGAIN_MS, staleTime: 0, silent: true },
  )
  return (
    <ManagePage
      title={t('ops.status')}
      intro={t('ops.status_intro')}
      actions={
        <Button
          icon={<ReloadOutlined aria-hidden />}
          loading={status.isFetching && !status.isPending}
          onClick={() => void status.refetch()}
        >
          {t('manage.refresh')}
        </Button>
      }
    >
      {status.isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {!status.isPending && !status.data && <FailureBlock error={status.error} onRetry={() => void status.refetch()} />}
      {status.data && (
        <>
          {status.isError && (
            <StateTag tone="warning">
              {t('ops.status_stale', { time: moments.full(new Date(status.dataUpdatedAt).toISOString()) })}
            </StateTag>
          )}
          <JobTiles jobs={status.data.jobs} />
          <DatabaseCard database={status.data.database} />
          <StorageCard storage={status.data.storage} />
          <Installation status={status.data} />
        </>
      )}
    </ManagePage>
  )
}

function JobTiles({ jobs }: { jobs: SystemStatus['jobs'] }) {
  const t = useT()
  const { number } = useMoments()
  return (
    <StatTiles label={t('ops.jobs')}>
      <StatTile label={t('ops.jobs_waiting')} value={number(jobs.waiting)} />
      <StatTile label={t('ops.jobs_running')} value={number(jobs.running)} />
      <StatTile
        label={t('ops.jobs_dead')}
        value={number(jobs.dead)}
        to="/manage/ops/dead-letters"
        state={
          <StateTag tone={jobs.dead > 0 ? 'danger' : 'success'}>
            {jobs.dead > 0 ? t('ops.jobs_dead_some') : t('ops.jobs_dead_none')}
          </StateTag>
        }
      />
    </StatTiles>
  )
}

function Installation({ status }: { status: SystemStatus }) {
  const t = useT()
  const moments = useMoments()
  return (
    <Card title={t('ops.installation')}>
      <Facts
        facts={[
          { label: t('ops.version'), value: status.version },
          {
            label: t('ops.started'),
            value: `${moments.full(status.startedAt)} (${moments.ago(status.startedAt, Date.now())})`,
          },
        ]}
      />
    </Card>
  )
}
