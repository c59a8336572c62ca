import type { DecorationDetail } from '@sands/contract/home/decoration.model'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { DifferenceList } from './difference-list.tsx'
import styles from './history.module.css'
import { pageDifference } from './page-difference.ts'

/** What people would see change if this page replaced the current one. */
export function ComparedWithCurrent({ page }: { page: DecorationDetail }) {
  const t = useT()
  return (
    <section className={styles.part}>
      <h3 className={styles.subheading}>{t('home.history_compared')}</h3>
      {page.state === 'current' ? (
        <p className={styles.note}>{t('home.history_is_current')}</p>
      ) : (
        <Differences page={page} />
      )}
    </section>
  )
}

function Differences({ page }: { page: DecorationDetail }) {
  const t = useT()
  const overview = useCall('GET /sands-lms/api/v1/manage/decoration/desk', undefined, { staleTime: 0 })
  if (overview.isPending) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  if (!overview.data) return <FailureBlock error={overview.error} onRetry={() => void overview.refetch()} />
  const differences = pageDifference(overview.data.current?.page ?? null, page.page)
  if (differences.length === 0) return <p className={styles.note}>{t('home.publish_no_changes')}</p>
  return <DifferenceList label={t('home.history_compared')} differences={differences} />
}
