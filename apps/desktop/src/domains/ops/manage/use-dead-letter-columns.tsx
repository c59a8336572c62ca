import type { DeadLetter } from '@sands/contract/ops/ops.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './dead-letter.module.css'
import type { DeadLetterActs } from './use-dead-letter-acts.ts'

interface ColumnsInput {
  onOpen: (id: string) => void
  acts?: DeadLetterActs
}

export function useDeadLetterColumns({ onOpen, acts }: ColumnsInput): Column<DeadLetter>[] {
  const t = useT()
  const moments = useMoments()
  const facts: Column<DeadLetter>[] = [
    {
      key: 'job',
      title: t('ops.job'),
      cell: (letter) => (
        <Button type="link" className={styles.job ?? ''} onClick={() => onOpen(letter.id)}>
          {letter.job}
        </Button>
      ),
    },
    {
      key: 'reason',
      title: t('ops.reason'),
      cell: (letter) => <span className={styles.reason}>{letter.reason}</span>,
    },
    { key: 'tries', title: t('ops.tries'), align: 'end', cell: (letter) => moments.number(letter.tries) },
    {
      key: 'failedAt',
      title: t('ops.failed_at'),
      cell: (letter) => (
        <time className={styles.time} dateTime={letter.failedAt}>
          {moments.full(letter.failedAt)}
        </time>
      ),
    },
  ]
  if (!acts) return facts
  return [
    ...facts,
    {
      key: 'acts',
      title: t('manage.acts'),
      align: 'end',
      cell: ({ id, job }) => (
        <div className={styles.acts}>
          <Button size="small" aria-label={t('ops.retry_of', { job })} onClick={() => acts.askRetry([id])}>
            {t('ops.retry')}
          </Button>
          <Button
            size="small"
            type="text"
            danger
            aria-label={t('ops.discard_of', { job })}
            onClick={() => acts.askDiscard([id])}
          >
            {t('ops.discard')}
          </Button>
        </div>
      ),
    },
  ]
}
