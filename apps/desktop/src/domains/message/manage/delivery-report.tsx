import type { OutgoingDetail } from '@sands/contract/message/send.model'
import { useCall } from '@sands/web/call/use-call'
import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './outgoing.module.css'

/** Often enough to watch the progress, seldom enough not to load the server. */
const LOOK_AGAIN_MS = 3000

/** The numbers of recipients, deliveries and readers; polled while the report is visible. */
export function DeliveryReport({ message }: { message: OutgoingDetail }) {
  const t = useT()
  const moments = useMoments()
  const [language] = useLanguage()
  const isOut = message.state === 'sent' || message.state === 'sending'
  const report = useCall(
    'GET /sands-system/api/v1/manage/message/report',
    { query: { id: message.id } },
    { refetchInterval: LOOK_AGAIN_MS, staleTime: 0, silent: true, enabled: isOut },
  )
  if (message.state === 'cancelled') return <p className={styles.note}>{t('message.send_report_cancelled')}</p>
  if (!isOut)
    return <p className={styles.note}>{t('message.send_report_waiting', { time: moments.full(message.sendAt) })}</p>
  if (report.isPending) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  if (!report.data) return <FailureBlock error={report.error} onRetry={() => void report.refetch()} />

  const { people, delivered, read, unread, state } = report.data
  const percent = numberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 1 })
  const progress = t('message.send_report_progress', {
    delivered: moments.number(delivered),
    people: moments.number(people),
  })
  return (
    <>
      {state === 'sending' && (
        <div className={styles.progress} role="status">
          <progress className={styles.bar} value={delivered} max={people} aria-label={progress} />
          <span>{progress}</span>
        </div>
      )}
      <ul className={styles.stats} aria-label={t('message.send_report')}>
        <Stat label={t('message.send_report_people')} value={moments.number(people)} />
        <Stat label={t('message.send_report_delivered')} value={moments.number(delivered)} />
        <Stat
          label={t('message.send_report_read')}
          value={moments.number(read)}
          {...(delivered > 0 && {
            note: t('message.send_report_rate', { percent: percent.format(read / delivered) }),
          })}
        />
        <Stat label={t('message.send_report_unread')} value={moments.number(unread)} />
      </ul>
    </>
  )
}

function Stat({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <li className={styles.stat}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.rate}>{note}</span>}
    </li>
  )
}
