import type { MarkingInfo } from '@sands/contract/exam/marking.model'
import type { SealedItem } from '@sands/contract/exam/sealed.calls'
import type { SealVerdict } from '@sands/rules/exam/state'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import { useHiddenNames } from '../hidden-names.tsx'
import { EXAM_ADDRESS } from './marking-address.ts'
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
  const [{ current, size }, setAddress] = useAddressQuery(EXAM_ADDRESS)
  const files = useCall(
    'GET /sands-lms/api/v1/review/exam/sealed/page',
    { query: { examId: info.examId, current, size } },
    { staleTime: 0 },
  )
  return (
    <>
      <DataTable<SealedItem>
        label={t('review.tab_sealed')}
        rowKey={({ id }) => id}
        answer={files}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={<StateBlock kind="empty" title={t('review.sealed_none')} text={t('review.sealed_none_text')} />}
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
    </>
  )
}
