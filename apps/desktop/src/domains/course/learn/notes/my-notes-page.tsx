import type { MyNote } from '@sands/contract/study/learning.model'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { pageValues } from '../../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../../kernel/address/use-address-query.ts'
import { useT } from '../../../../kernel/text.ts'
import { Pager } from '../../../../kernel/ui/list/pager.tsx'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { MyNotesOn } from './my-notes-on.tsx'
import styles from './notes.module.css'

/** Groups the notes by courseware, in the given order. */
const byCourseware = (notes: readonly MyNote[]) => [
  ...Map.groupBy(notes, ({ learnType, learnId }) => `${learnType}/${learnId}`),
]

/**
 * All notes of the person. Notes on courseware that was removed from its course, or whose course was withdrawn, stay
 * here.
 */
export function MyNotesPage() {
  const t = useT()
  const [paging, turn] = useAddressQuery(pageValues)
  const asked = useCall('GET /sands-lms/api/v1/study-note/mine', { query: paging }, { staleTime: 0 })
  const { data } = asked
  return (
    <ManagePage title={t('study.notes')}>
      {!data && asked.isError && <FailureBlock error={asked.error} onRetry={() => void asked.refetch()} />}
      {!data && !asked.isError && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data?.total === 0 && <StateBlock kind="empty" title={t('study.note_none_yet')} text={t('study.note_none')} />}
      {data && data.total > 0 && (
        <div className={`${styles.pieces} ${styles.card}`}>
          {byCourseware(data.records).map(([key, notes]) => (
            <MyNotesOn key={key} notes={notes} onRemoved={asked.refetch} />
          ))}
          {data.total > paging.size && <Pager paging={paging} total={data.total} onTurn={turn} />}
        </div>
      )}
    </ManagePage>
  )
}
