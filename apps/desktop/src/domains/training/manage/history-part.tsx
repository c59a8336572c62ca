import type { ManagedTraining } from '@sands/contract/training/manage.model'
import { useCall } from '@sands/web/call/use-call'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import styles from './training.module.css'

/** Every step of a project, newest first. */
export function HistoryPart({ id }: { id: ManagedTraining['id'] }) {
  const t = useT()
  const moments = useMoments()
  const { data: steps } = useCall(
    'GET /sands-lms/api/v1/manage/training/history',
    { query: { id } },
    { staleTime: 0, silent: true },
  )
  return (
    <PartCard title={t('training.history')}>
      {steps?.length === 0 && <p className={styles.quiet}>{t('training.history_none')}</p>}
      <ul className={styles.lines}>
        {steps?.map(({ step, from, to, by, at }) => (
          <li key={`${at} ${step}`}>
            <time dateTime={at}>{moments.minute(at)}</time>{' '}
            {t('training.history_line', {
              step: t(`training.step_${step}`),
              from: t(`training.state_${from}`),
              to: t(`training.state_${to}`),
            })}{' '}
            <span className={styles.quiet}>{by ?? t('training.history_clock')}</span>
          </li>
        ))}
      </ul>
    </PartCard>
  )
}
