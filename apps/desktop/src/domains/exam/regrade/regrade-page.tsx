import type { RegradePreview } from '@sands/contract/exam/regrade.calls'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Alert, Button, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import { examPaths } from '../exam-paths.ts'
import styles from './regrade.module.css'
import { REGRADE_ADDRESS } from './regrade-address.ts'
import { RegradeHistory } from './regrade-history.tsx'
import { useChangeColumns } from './use-change-columns.tsx'

/** Scores all papers of an exam again, after a look at what changes. */
export function RegradePage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(REGRADE_ADDRESS)
  const id = idIn<'exam'>(typed)
  if (id) return <Regrade key={id} examId={id} />
  return (
    <ManagePage title={t('exam.regrade')}>
      <StateBlock
        kind="empty"
        title={t('exam.regrade_missing')}
        actions={<LinkButton to={examPaths.exams}>{t('exam.exams')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Regrade({ examId }: { examId: Id<'exam'> }) {
  const t = useT()
  const preview = useCall('GET /sands-lms/api/v1/manage/exam/regrade/preview', { query: { examId } }, { staleTime: 0 })
  const history = useCall('GET /sands-lms/api/v1/manage/exam/regrade/page', { query: { examId } }, { staleTime: 0 })
  const refresh = () => Promise.all([preview.refetch(), history.refetch()])
  return (
    <ManagePage
      title={preview.data?.examName || t('exam.regrade')}
      intro={t('exam.regrade_intro')}
      actions={<LinkButton to={examPaths.exam(examId)}>{t('exam.regrade_to_edit')}</LinkButton>}
    >
      {preview.data ? (
        <Ahead examId={examId} preview={preview.data} onStarted={refresh} />
      ) : preview.isPending ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <FailureBlock
          error={preview.error}
          onRetry={() => void preview.refetch()}
          way={<LinkButton to={examPaths.exams}>{t('exam.exams')}</LinkButton>}
        />
      )}
      {preview.data && <RegradeHistory answer={history} />}
    </ManagePage>
  )
}

interface AheadProps {
  examId: Id<'exam'>
  preview: RegradePreview
  onStarted: () => Promise<unknown>
}

function Ahead({ examId, preview, onStarted }: AheadProps) {
  const t = useT()
  const { number } = useMoments()
  const confirm = useConfirm()
  const columns = useChangeColumns()
  const start = useAct('POST /sands-lms/api/v1/manage/exam/regrade/start')
  const [reason, setReason] = useState('')
  const ask = () =>
    confirm({
      title: t('exam.regrade_ask'),
      text: t('exam.regrade_ask_text', { count: preview.changed }),
      action: t('exam.regrade_start'),
      run: () => start.mutateAsync({ body: { examId, reason } }),
      done: t('exam.regrade_started'),
      onDone: () => setReason(''),
      refresh: onStarted,
    })
  return (
    <Card title={t('exam.regrade_ahead')}>
      <div className={styles.parts}>
        <StatTiles label={t('exam.regrade_ahead')}>
          <StatTile label={t('exam.regrade_attempts')} value={number(preview.attempts)} />
          <StatTile label={t('exam.regrade_questions')} value={number(preview.questions)} />
          <StatTile label={t('exam.regrade_changed')} value={number(preview.changed)} />
          <StatTile label={t('exam.regrade_pass')} value={number(preview.wouldPass)} />
          <StatTile label={t('exam.regrade_fail')} value={number(preview.wouldFail)} />
        </StatTiles>
        {preview.looked < preview.attempts && (
          <Alert type="info" showIcon title={t('exam.regrade_partial', { looked: preview.looked })} />
        )}
        {preview.changes.length === 0 ? (
          <p className={styles.quiet}>{t('exam.regrade_nothing')}</p>
        ) : (
          <RowTable
            label={t('exam.regrade_ahead')}
            columns={columns}
            rows={preview.changes}
            rowKey={({ examRecordId }) => examRecordId}
          />
        )}
        {preview.changed > preview.changes.length && (
          <p className={styles.quiet}>{t('exam.regrade_first', { count: preview.changes.length })}</p>
        )}
        {preview.attempts > 0 && (
          <div className={styles.start}>
            <Field label={t('exam.regrade_reason')} required>
              {({ status: _, ...field }) => (
                <Input {...field} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
              )}
            </Field>
            <Button type="primary" disabled={reason.trim() === ''} onClick={ask}>
              {t('exam.regrade_start')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
