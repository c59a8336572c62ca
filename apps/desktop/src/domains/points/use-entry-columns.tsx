import type { LedgerEntry, PointEntry } from '@sands/contract/points/points.model'
import { useSignedPoints } from '@sands/web/points/points-text'
import { useMoments } from '../../kernel/moment.ts'
import { useT } from '../../kernel/text.ts'
import type { Column } from '../../kernel/ui/list/row-table.tsx'
import styles from './points.module.css'

/** The columns that the person and managers see. */
export function useEntryColumns<Row extends PointEntry>(): readonly Column<Row>[] {
  const t = useT()
  const { minute } = useMoments()
  const signed = useSignedPoints()
  return [
    {
      key: 'type',
      title: t('points.manage_what'),
      cell: ({ type, title, isReversal }) => (
        <span className={styles.stacked}>
          <span>
            {t(`points.type_${type}`)}
            {isReversal && <span className={styles.quiet}>{` · ${t('points.reversal')}`}</span>}
          </span>
          {title !== '' && <span className={styles.quiet}>{title}</span>}
        </span>
      ),
    },
    { key: 'category', title: t('points.category'), cell: ({ category }) => t(`points.category_${category}`) },
    {
      key: 'points',
      title: t('points.manage_points'),
      keep: true,
      cell: ({ points }) => <span className={styles.number}>{signed(points)}</span>,
    },
    {
      key: 'time',
      title: t('points.manage_time'),
      cell: ({ time }) => <time dateTime={time}>{minute(time)}</time>,
    },
  ]
}

export function useLedgerColumns(): readonly Column<LedgerEntry>[] {
  const t = useT()
  const entry = useEntryColumns<LedgerEntry>()
  return [
    ...entry,
    {
      key: 'balance',
      title: t('points.manage_balance_after'),
      cell: ({ balanceAfter }) => <span className={styles.number}>{balanceAfter}</span>,
    },
    { key: 'against', title: t('points.manage_against'), cell: ({ against }) => t(`points.manage_against_${against}`) },
  ]
}
