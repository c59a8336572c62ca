import type { RowProblem } from '@sands/contract/ops/batch.model'
import { useMoments } from '../moment.ts'
import { useT } from '../text.ts'
import { type Column, RowTable } from '../ui/list/row-table.tsx'
import styles from './problem-table.module.css'

/** The server sends at most this many problems; the rest is in the result file. */
const MOST = 100

interface ProblemTableProps {
  problems: readonly RowProblem[]
  /** One level below the heading it belongs to. */
  heading?: 'h2' | 'h3'
}

/** The problems of a batch, row by row. */
export function ProblemTable({ problems, heading: Heading = 'h3' }: ProblemTableProps) {
  const t = useT()
  const { number } = useMoments()
  const columns: Column<RowProblem & { key: string }>[] = [
    { key: 'row', title: t('ops.batch_row'), align: 'end', cell: ({ row }) => number(row) },
    { key: 'column', title: t('ops.batch_column'), cell: ({ column }) => column },
    { key: 'value', title: t('ops.batch_value'), cell: ({ value }) => <span className={styles.value}>{value}</span> },
    { key: 'text', title: t('ops.batch_problem'), cell: ({ text }) => <span className={styles.text}>{text}</span> },
  ]
  const rows = problems.map((problem, place) => ({ ...problem, key: `${place}` }))
  return (
    <div className={styles.problems}>
      <Heading className={styles.title}>{t('ops.batch_problems')}</Heading>
      <RowTable label={t('ops.batch_problems')} columns={columns} rows={rows} rowKey={({ key }) => key} />
      {problems.length >= MOST && <p className={styles.more}>{t('ops.batch_more_problems', { count: MOST })}</p>}
    </div>
  )
}
