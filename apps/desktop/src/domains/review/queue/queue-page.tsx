import type { ReviewBiz } from '@sands/contract/review/review.model'
import { REVIEW_BIZ } from '@sands/rules/review'
import { useCall } from '@sands/web/call/use-call'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { choiceValue, pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from '../marking.module.css'
import { useMarkingPaths } from '../use-marking-paths.ts'

const ADDRESS = { ...pageValues, state: choiceValue(['', 'waiting', 'done'], '') }
/** More exams with sealed files than a day brings; those that wait longest are shown. */
const MOST_SEALED = 20
const STATUS = { waiting: 0, done: 1 } as const

/** Exams with something to mark. */
export function QueuePage() {
  const t = useT()
  const moments = useMoments()
  const paths = useMarkingPaths()
  const [{ current, size, state }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'POST /sands-lms/api/v1/review/bizPage',
    { body: { bizType: REVIEW_BIZ.exam, current, size, ...(state && { reviewStatus: STATUS[state] }) } },
    { staleTime: 0 },
  )
  const sealed = useCall(
    'POST /sands-lms/api/v1/review/bizPage',
    { body: { bizType: REVIEW_BIZ.sealed, reviewStatus: STATUS.waiting, current: 1, size: MOST_SEALED } },
    { staleTime: 0 },
  )
  const clear = () => setAddress({ current: 1, state: '' })
  return (
    <ManagePage title={t('review.marking')} intro={t('review.marking_intro')}>
      {sealed.data && sealed.data.records.length > 0 && (
        <Alert
          className={styles.notice ?? ''}
          type="warning"
          showIcon
          title={t('review.tab_sealed')}
          description={<SealedExams of={sealed.data.records} />}
        />
      )}
      <FilterBar
        label={t('review.marking')}
        clear={{ label: t('review.clear'), onClear: clear }}
        isNarrowed={state !== ''}
      >
        <Choice
          className={styles.choice}
          label={t('review.state')}
          placeholder={t('review.state_any')}
          value={state}
          options={(['waiting', 'done'] as const).map((value) => ({ value, label: t(`review.state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </FilterBar>
      <DataTable<ReviewBiz>
        label={t('review.marking')}
        rowKey={({ bizId }) => bizId}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'exam',
            title: t('review.exam'),
            cell: ({ bizId, bizName }) => <Link to={paths.exam(bizId)}>{bizName}</Link>,
          },
          {
            key: 'waiting',
            title: t('review.waiting'),
            keep: true,
            align: 'end',
            cell: ({ waiting }) =>
              waiting > 0 ? (
                <StateTag tone="warning">{moments.number(waiting)}</StateTag>
              ) : (
                <StateTag tone="success">{t('review.state_done')}</StateTag>
              ),
          },
          {
            key: 'claimed',
            title: t('review.claimed_others'),
            keep: true,
            align: 'end',
            cell: ({ claimed }) => moments.number(claimed),
          },
          {
            key: 'done',
            title: t('review.done'),
            keep: true,
            align: 'end',
            cell: ({ done }) => moments.number(done),
          },
          {
            key: 'oldest',
            title: t('review.oldest'),
            keep: true,
            cell: ({ oldestTime }) =>
              oldestTime && (
                <time dateTime={oldestTime} title={moments.full(oldestTime)}>
                  {moments.shortDay(oldestTime)}
                </time>
              ),
          },
        ]}
        empty={
          <EmptyList
            isNarrowed={state !== ''}
            none={{ title: t('review.none'), text: t('review.none_text') }}
            notFound={{ title: t('review.not_found'), clear: { label: t('review.clear'), onClear: clear } }}
          />
        }
      />
    </ManagePage>
  )
}

/** Exams whose sealed files wait for a decision, with the way to them. */
function SealedExams({ of }: { of: readonly ReviewBiz[] }) {
  const moments = useMoments()
  const paths = useMarkingPaths()
  return (
    <ul className={styles.list}>
      {of.map(({ bizId, bizName, waiting }) => (
        <li key={bizId}>
          <Link to={paths.exam(bizId, 'sealed')}>{bizName}</Link> {moments.number(waiting)}
        </li>
      ))}
    </ul>
  )
}
