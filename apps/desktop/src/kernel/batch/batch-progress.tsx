import { DownloadOutlined } from '@ant-design/icons'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch, RowProblem } from '@sands/contract/ops/batch.model'
import { ProgressBar } from '@sands/web/progress/progress-bar.tsx'
import { Button, Skeleton } from 'antd'
import { useMoments } from '../moment.ts'
import { useT } from '../text.ts'
import { FailureBlock } from '../ui/page/failure-block.tsx'
import { StateTag } from '../ui/state-tag.tsx'
import styles from './batch-progress.module.css'
import { isOver, STATE_TEXTS } from './batch-texts.ts'
import { ProblemTable } from './problem-table.tsx'
import { useBatch } from './use-batch.ts'
import { useBatchActs } from './use-batch-acts.ts'
import { useBatchWords } from './use-batch-words.ts'

interface BatchProgressProps {
  batchId: BatchId
  /** Called once when the batch ends, with any result; called at once when it had already ended. */
  onDone?: (batch: Batch) => void
  /** Rows that were refused before the batch started. They are shown as part of its result. */
  refused?: readonly RowProblem[]
}

const NONE: readonly RowProblem[] = []

/** Adds the rows that were refused before the start to the failed rows, and lists the failed count last. */
function countsWith({ failed, ...counts }: Batch['counts'], refused: readonly RowProblem[]): [string, number][] {
  const rows = new Set(refused.map(({ row }) => row)).size
  const known = Object.entries(counts)
  return failed === undefined && rows === 0 ? known : [...known, ['failed', (failed ?? 0) + rows]]
}

/** A batch from start to result: first progress and a button to stop it, then counts, problems and the result file. */
export function BatchProgress({ batchId, onDone, refused = NONE }: BatchProgressProps) {
  const t = useT()
  const words = useBatchWords()
  const answer = useBatch(batchId, onDone)
  const batch = answer.data
  if (!batch) {
    if (!answer.isPending) return <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} />
    return <Skeleton active title={false} paragraph={{ rows: 3 }} aria-label={t('kernel.loading')} />
  }
  const { text, tone } = STATE_TEXTS[batch.state]
  const problems = [...refused, ...batch.problems]
  return (
    <section className={styles.batch} aria-label={words.kind(batch.kind)}>
      <p className={styles.head} role="status">
        <StateTag tone={tone}>{t(text)}</StateTag>
        {batch.reason && <span className={styles.reason}>{batch.reason}</span>}
      </p>
      {isOver(batch) ? <Outcome batch={batch} refused={refused} /> : <UnderWay batch={batch} />}
      {problems.length > 0 && <ProblemTable problems={problems} />}
    </section>
  )
}

function UnderWay({ batch }: { batch: Batch }) {
  const t = useT()
  const { number } = useMoments()
  const { askCancel } = useBatchActs()
  const words = useBatchWords()
  const { done, total, kind } = batch
  return (
    <>
      <ProgressBar label={words.kind(kind)} done={done} total={total} />
      <div className={styles.line}>
        <span className={styles.numbers}>
          {total === null
            ? t('ops.batch_so_far', { done: number(done) })
            : t('ops.batch_of', { done: number(done), total: number(total) })}
        </span>
        <Button onClick={() => askCancel(batch)}>{t('ops.batch_cancel')}</Button>
      </div>
      <p className={styles.hint}>{t('ops.batch_leave')}</p>
    </>
  )
}

function Outcome({ batch, refused }: { batch: Batch; refused: readonly RowProblem[] }) {
  const t = useT()
  const moments = useMoments()
  const { save, saving } = useBatchActs()
  const words = useBatchWords()
  const { id, file } = batch
  const counts = countsWith(batch.counts, refused)
  return (
    <>
      {counts.length > 0 && (
        <dl className={styles.counts}>
          {counts.map(([name, count]) => (
            <div key={name} data-name={count > 0 ? name : undefined}>
              <dt>{words.count(name)}</dt>
              <dd>{moments.number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {file && (
        <div className={styles.line}>
          <Button type="primary" icon={<DownloadOutlined aria-hidden />} loading={saving} onClick={() => void save(id)}>
            {t('ops.batch_save')}
          </Button>
          <span className={styles.file}>
            {file.name} ({moments.bytes(file.bytes)})
          </span>
        </div>
      )}
      {file && <p className={styles.hint}>{t('ops.batch_keep')}</p>}
    </>
  )
}
