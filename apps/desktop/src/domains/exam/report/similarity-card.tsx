import type { Similarity } from '@sands/contract/exam/report.model'
import type { BatchId, Id } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { examPaths } from '../exam-paths.ts'
import styles from './report.module.css'

type Pair = Similarity['pairs'][number]

/** Pairs whose wrong answers are more alike than chance explains; compared on demand, in the background. */
export function SimilarityCard({ id }: { id: Id<'exam'> }) {
  const t = useT()
  const found = useCall(
    'GET /sands-lms/api/v1/manage/exam/report/similarity',
    { query: { examId: id } },
    { staleTime: 0 },
  )
  const comparing = useAct('POST /sands-lms/api/v1/manage/exam/report/similarity/start')
  const [batchId, setBatchId] = useState<BatchId>()
  const start = async () => {
    const { data } = await attempt(() => comparing.mutateAsync({ body: { examId: id } }))
    if (data) setBatchId(data.batchId)
  }
  const close = () => {
    setBatchId(undefined)
    void found.refetch()
  }
  return (
    <Card
      title={t('exam.report_similar')}
      action={
        <Button loading={comparing.isPending} onClick={() => void start()}>
          {t(found.data ? 'exam.report_similar_again' : 'exam.report_similar_start')}
        </Button>
      }
    >
      <p className={styles.intro}>{t('exam.report_similar_intro')}</p>
      {found.isPending ? (
        <Skeleton active paragraph={{ rows: 3 }} aria-label={t('kernel.loading')} />
      ) : found.data ? (
        <Pairs examId={id} found={found.data} />
      ) : found.error ? (
        <FailureBlock error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <StateBlock kind="empty" title={t('exam.report_similar_never')} text={t('exam.report_similar_never_text')} />
      )}
      <BatchDialog batchId={batchId} title={t('exam.batch_similarity')} onClose={close} />
    </Card>
  )
}

function Pairs({ examId, found }: { examId: Id<'exam'>; found: Similarity }) {
  const t = useT()
  const { minute, number } = useMoments()
  const { comparedAt, people, leftOut, pairs } = found
  const when = t('exam.report_similar_at', { time: minute(comparedAt), count: people })
  const person = ({ userId, name, userName, examRecordId }: Pair['one']) => (
    <span className={styles.line}>
      <Link to={examPaths.reportAttempt(examId, userId, examRecordId)}>{name}</Link>
      <span className={styles.quiet}>{userName}</span>
    </span>
  )
  return (
    <div className={styles.tight}>
      <p className={styles.quiet}>
        {when}
        {leftOut > 0 && t('exam.report_similar_left', { count: leftOut })}
      </p>
      {pairs.length === 0 ? (
        <StateBlock kind="empty" title={t('exam.report_similar_none')} />
      ) : (
        <RowTable<Pair>
          label={t('exam.report_similar')}
          rowKey={({ one, other }) => `${one.examRecordId}-${other.examRecordId}`}
          rows={pairs}
          columns={[
            {
              key: 'pair',
              title: t('exam.report_similar_pair'),
              cell: ({ one, other }) => (
                <span className={styles.stacked}>
                  {person(one)}
                  {person(other)}
                </span>
              ),
            },
            {
              key: 'same',
              title: t('exam.report_similar_same'),
              keep: true,
              align: 'end',
              cell: ({ same, bothWrong }) =>
                t('exam.report_similar_of', { same: number(same), all: number(bothWrong) }),
            },
            {
              key: 'expected',
              title: t('exam.report_similar_expected'),
              keep: true,
              align: 'end',
              cell: ({ expected }) => number(Number(expected.toFixed(1))),
            },
          ]}
        />
      )}
    </div>
  )
}
