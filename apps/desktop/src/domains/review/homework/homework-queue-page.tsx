import type { ReviewBiz } from '@sands/contract/review/review.model'
import { REVIEW_BIZ } from '@sands/rules/review'
import { useCall } from '@sands/web/call/use-call'
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
const STATUS = { waiting: 0, done: 1 } as const

/** Homework tasks with something to mark. */
export function HomeworkQueuePage() {
  const t = useT()
  const moments = useMoments()
  const paths = useMarkingPaths()
  const [{ current, size, state }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'POST /sands-lms/api/v1/review/bizPage',
    { body: { bizType: REVIEW_BIZ.homework, current, size, ...(state && { reviewStatus: STATUS[state] }) } },
    { staleTime: 0 },
  )
  const clear = () => setAddress({ current: 1, state: '' })
  return (
    <ManagePage title={t('review.homework')} intro={t('review.homework_intro')}>
      <FilterBar
        label={t('review.homework')}
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
        label={t('review.homework')}
        rowKey={({ bizId }) => bizId}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'task',
            title: t('review.homework_task'),
            cell: ({ bizId, bizName }) => <Link to={paths.homeworkTask(bizId)}>{bizName}</Link>,
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
            key: 'done',
            title: t('review.done'),
            keep: true,
            align: 'end',
            cell: ({ done }) => moments.number(done),
          },
          {
            key: 'oldest',
            title: t('review.hand_in_oldest'),
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
            none={{ title: t('review.hand_in_none'), text: t('review.hand_in_none_text') }}
            notFound={{ title: t('review.not_found'), clear: { label: t('review.clear'), onClear: clear } }}
          />
        }
      />
    </ManagePage>
  )
}
