import type { RegradeItem } from '@sands/contract/exam/regrade.calls'
import { idIn } from '@sands/contract/kernel/id'
import type { Id, PageOf } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from './regrade.module.css'
import { REGRADE_ADDRESS } from './regrade-address.ts'
import { useChangeColumns } from './use-change-columns.tsx'

const TONES: Readonly<Record<RegradeItem['state'], Tone>> = { waiting: 'neutral', running: 'info', done: 'success' }

interface RegradeHistoryProps {
  answer: { data: PageOf<RegradeItem> | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }
}

/** Every regrading so far, and whose score it changed. */
export function RegradeHistory({ answer }: RegradeHistoryProps) {
  const t = useT()
  const moments = useMoments()
  const [{ open: typed }, setAddress] = useAddressQuery(REGRADE_ADDRESS)
  const open = idIn<'examRegrade'>(typed)
  if (!answer.data)
    return answer.isPending ? null : <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} />
  return (
    <Card title={t('exam.regrade_history')}>
      {answer.data.records.length === 0 ? (
        <p className={styles.quiet}>{t('exam.regrade_none')}</p>
      ) : (
        <RowTable<RegradeItem>
          label={t('exam.regrade_history')}
          rows={answer.data.records}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'when',
              title: t('exam.regrade_when'),
              keep: true,
              cell: ({ wantedAt }) => <time dateTime={wantedAt}>{moments.minute(wantedAt)}</time>,
            },
            { key: 'by', title: t('exam.regrade_by'), keep: 'name', cell: ({ wantedBy }) => wantedBy },
            { key: 'reason', title: t('exam.regrade_reason'), cell: ({ reason }) => reason },
            {
              key: 'state',
              title: t('exam.exam_state'),
              keep: true,
              cell: ({ state }) => <StateTag tone={TONES[state]}>{t(`exam.regrade_state_${state}`)}</StateTag>,
            },
            {
              key: 'changed',
              title: t('exam.regrade_changed'),
              keep: true,
              align: 'end',
              cell: ({ id, changed, attempts }) => (
                <Button
                  type="link"
                  size="small"
                  disabled={changed === 0}
                  onClick={() => setAddress({ open: id, current: 1 })}
                >
                  {`${moments.number(changed)} / ${moments.number(attempts)}`}
                </Button>
              ),
            },
          ]}
        />
      )}
      {open && <Changes key={open} id={open} />}
    </Card>
  )
}

function Changes({ id }: { id: Id<'examRegrade'> }) {
  const t = useT()
  const [{ current, size }, setAddress] = useAddressQuery(REGRADE_ADDRESS)
  const columns = useChangeColumns()
  const changes = useCall(
    'GET /sands-lms/api/v1/manage/exam/regrade/changes',
    { query: { id, current, size } },
    { staleTime: 0 },
  )
  return (
    <section className={styles.changes} aria-label={t('exam.regrade_who')}>
      <h3 className={styles.title}>{t('exam.regrade_who')}</h3>
      <DataTable
        label={t('exam.regrade_who')}
        columns={columns}
        rowKey={({ examRecordId }) => examRecordId}
        answer={changes}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={<p className={styles.quiet}>{t('exam.regrade_nothing')}</p>}
      />
    </section>
  )
}
