import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ChannelStates } from './channel-states.tsx'
import styles from './channels.module.css'

/** What became of all messages outside, also those that the product sends by itself. */
export function ChannelTotalsCard() {
  const t = useT()
  const moments = useMoments()
  const totals = useCall('GET /sands-system/api/v1/manage/message/channel-totals', undefined, { staleTime: 0 })
  const { data } = totals
  return (
    <Card title={t('message.channels_totals')}>
      {totals.isPending && <Skeleton active paragraph={{ rows: 2 }} />}
      {totals.isError && !data && <FailureBlock error={totals.error} onRetry={() => void totals.refetch()} />}
      {data?.length === 0 && <p className={styles.hint}>{t('message.channels_totals_none')}</p>}
      {data?.map((row) => (
        <div key={row.channel} className={styles.words}>
          <ChannelStates row={row} />
          {row.reasons.length > 0 && (
            <p className={styles.hint}>
              {row.reasons
                .map(({ reason, people }) => `${t(`message.why_${reason}`)} ${moments.number(people)}`)
                .join(' · ')}
            </p>
          )}
        </div>
      ))}
    </Card>
  )
}
