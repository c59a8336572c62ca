import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import type { ImportPreview } from '@sands/contract/org/import.model'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { BatchProgress } from '../../../../kernel/batch/batch-progress.tsx'
import { useT } from '../../../../kernel/text.ts'
import { useSubmit } from '../../../../kernel/ui/form/use-submit.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { usePeopleRefresh } from '../people/use-people-lists.ts'
import styles from './import.module.css'
import type { ImportChoice } from './import-order.ts'

interface ImportRunProps {
  preview: ImportPreview
  choice: ImportChoice
  onBack: () => void
  /** Starts again with another file. */
  onAgain: () => void
}

interface BlockGroup {
  batchId: BatchId
  isTrial: boolean
  outcome?: Batch
}

/** First a dry run that stores nothing, then the import itself. */
export function ImportRun({ preview, choice, onBack, onAgain }: ImportRunProps) {
  const t = useT()
  const refresh = usePeopleRefresh()
  const start = useAct('POST /sands-user/api/v1/manage/user/import/start')
  const [run, setRun] = useState<BlockGroup | null>(null)
  const { submit, failure } = useSubmit()

  const begin = (isTrial: boolean) =>
    submit({
      run: () => start.mutateAsync({ body: { importId: preview.importId, ...choice, dryRun: isTrial }, quiet: true }),
      onDone: ({ batchId }) => setRun({ batchId, isTrial }),
    })
  const started = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dry run starts automatically, once
  useEffect(() => {
    if (started.current) return
    started.current = true
    void begin(true)
  }, [])

  const end = (outcome: Batch) => {
    setRun((known) => known && { ...known, outcome })
    if (!run?.isTrial) void refresh()
  }
  const isDone = run?.outcome?.state === 'done'
  const willChange = (run?.outcome?.counts.wouldCreate ?? 0) + (run?.outcome?.counts.wouldUpdate ?? 0)
  const made = run?.outcome?.notes ?? []
  const title = run && !run.isTrial ? t('org.import_real') : t('org.import_trial')
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {run?.isTrial !== false && <p className={styles.quiet}>{t('org.import_trial_text')}</p>}
      {!run && !failure && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {run && <BatchProgress key={run.batchId} batchId={run.batchId} onDone={end} />}
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      {run?.isTrial && isDone && (
        <Alert
          type={willChange > 0 ? 'info' : 'warning'}
          showIcon
          title={willChange > 0 ? t('org.import_ready', { count: willChange }) : t('org.import_nothing')}
        />
      )}
      {isDone && made.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(run?.isTrial ? 'org.import_departments_trial' : 'org.import_departments_made', {
            count: made.length,
          })}
          description={made.join(' · ')}
        />
      )}
      {run?.isTrial === false && isDone && <Alert type="success" showIcon title={t('org.import_no_password')} />}
      <div className={styles.acts}>
        {run?.isTrial === false ? (
          <>
            <Button onClick={onAgain}>{t('org.import_again')}</Button>
            <LinkButton type="primary" to="/manage/org/people?password=no">
              {t('org.import_see')}
            </LinkButton>
          </>
        ) : (
          <>
            <Button onClick={onBack}>{t('org.import_back')}</Button>
            <Button
              type="primary"
              loading={start.isPending}
              disabled={!isDone || willChange === 0}
              onClick={() => void begin(false)}
            >
              {t('org.import_start', { count: willChange })}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
