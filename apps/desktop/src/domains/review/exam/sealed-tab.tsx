import type { MarkingInfo } from '@sands/contract/exam/marking.model'
import type { SealedItem } from '@sands/contract/exam/sealed.calls'
import type { SealVerdict } from '@sands/rules/exam/state'
import { useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import { useHiddenNames } from '../hidden-names.tsx'
import styles from '../marking.module.css'
import { SealedDrawer } from './sealed-drawer.tsx'

const VERDICTS: Readonly<Record<SealVerdict, Tone>> = {
  intact: 'success',
  late_changes: 'warning',
  older_page: 'warning',
}
const STATES = { waiting: 'warning', taken: 'success', refused: 'neutral' } as const

/** Files of learners whose network did not return before the end. */
export function SealedTab({ info }: { info: MarkingInfo }) {
  const t = useT()
  const moments = useMoments()
  const nameOf = useHiddenNames(info.isAnonymous)
  const [open, setOpen] = useState<SealedItem['id']>()
  const files = useCall(
    'GET /sands-lms/api/v1/review/exam/sealed/list',
    { query: { examId: info.examId } },
    { staleTime: 0 },
  )
  if (!files.data)
    return files.isPending ? (
      <Skeleton active paragraph={{ rows: 4 }} />
    ) : (
      <FailureBlock error={files.error} onRetry={() => void files.refetch()} />
    )
  if (files.data.length === 0)
    return <StateBlock kind="empty" title={t('review.sealed_none')} text={t('review.sealed_none_text')} />
  return (
    <div className={styles.card}>
      <RowTable<SealedItem>
        label={t('review.tab_sealed')}
        rowKey={({ id }) => id}
        rows={files.data}
        columns={[
          {
            key: 'person',
            title: t('review.person'),
            cell: ({ id, person, examRecordId }) => (
              <Button type="link" size="small" onClick={() => setOpen(id)}>
                {nameOf(person, examRecordId)}
              </Button>
            ),
          },
          {
            key: 'received',
            title: t('review.sealed_received'),
            keep: true,
            cell: ({ receivedAt }) => <time dateTime={receivedAt}>{moments.minute(receivedAt)}</time>,
          },
          {
            key: 'verdict',
            title: t('review.sealed_verdict'),
            keep: true,
            cell: ({ verdict }) => <StateTag tone={VERDICTS[verdict]}>{t(`review.verdict_${verdict}`)}</StateTag>,
          },
          {
            key: 'late',
            title: t('review.sealed_late'),
            keep: true,
            align: 'end',
            cell: ({ late }) => moments.number(late),
          },
          {
            key: 'state',
            title: t('review.state'),
            keep: true,
            cell: ({ state }) => <StateTag tone={STATES[state]}>{t(`review.sealed_${state}`)}</StateTag>,
          },
          { key: 'by', title: t('review.sealed_by'), keep: 'name', cell: ({ decidedBy }) => decidedBy ?? '' },
        ]}
      />
      <SealedDrawer
        examId={info.examId}
        isAnonymous={info.isAnonymous}
        id={open}
        onClose={() => setOpen(undefined)}
        onDecided={files.refetch}
      />
    </div>
  )
}
