import type { MarkingInfo } from '@sands/contract/exam/marking.model'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { ReviewItem } from '@sands/contract/review/review.model'
import { REVIEW_BIZ } from '@sands/rules/review'
import { useCall } from '@sands/web/call/use-call'
import { Link } from 'react-router'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { HideNames, useHiddenNames } from '../hidden-names.tsx'
import styles from '../marking.module.css'
import { useMarkingPaths } from '../use-marking-paths.ts'
import { EXAM_ADDRESS } from './marking-address.ts'

const STATUS = { waiting: 0, done: 1 } as const

/** The papers of an exam, one row each. */
export function PeopleTab({ info }: { info: MarkingInfo }) {
  const t = useT()
  const moments = useMoments()
  const paths = useMarkingPaths()
  const nameOf = useHiddenNames(info.isAnonymous)
  const [{ current, size, state, keyword }, setAddress] = useAddressQuery(EXAM_ADDRESS)
  const page = useCall(
    'POST /sands-lms/api/v1/review/bizDetailPage',
    {
      body: {
        bizType: REVIEW_BIZ.exam,
        bizId: asId<Id<'reviewBiz'>>(info.examId),
        current,
        size,
        ...(keyword && { keyWord: keyword }),
        ...(state && { reviewStatus: STATUS[state] }),
      },
    },
    { staleTime: 0 },
  )
  const clear = () => setAddress({ current: 1, state: '', keyword: '' })
  const isNarrowed = state !== '' || keyword !== ''
  return (
    <div className={styles.tab}>
      <FilterBar
        label={t('review.tab_people')}
        clear={{ label: t('review.clear'), onClear: clear }}
        isNarrowed={isNarrowed}
      >
        {!info.isAnonymous && (
          <KeywordField
            className={styles.keyword}
            label={t('review.keyword')}
            keyword={keyword}
            onChange={(next) => setAddress({ current: 1, keyword: next })}
          />
        )}
        <Choice
          className={styles.choice}
          label={t('review.state')}
          placeholder={t('review.state_any')}
          value={state}
          options={(['waiting', 'done'] as const).map((value) => ({ value, label: t(`review.state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
        <HideNames isAnonymous={info.isAnonymous} />
      </FilterBar>
      <DataTable<ReviewItem>
        label={t('review.tab_people')}
        rowKey={({ recordId }) => recordId}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'person',
            title: t('review.person'),
            cell: ({ person, recordId }) => <Link to={paths.paper(recordId)}>{nameOf(person, recordId)}</Link>,
          },
          {
            key: 'department',
            title: t('review.department'),
            cell: ({ person, recordId }) => nameOf(person && { name: person.departmentName }, recordId, ''),
          },
          {
            key: 'submitted',
            title: t('review.submitted'),
            keep: true,
            cell: ({ submitTime }) => <time dateTime={submitTime}>{moments.minute(submitTime)}</time>,
          },
          { key: 'state', title: t('review.state'), keep: true, cell: (item) => <ItemState item={item} /> },
          {
            key: 'reviewer',
            title: t('review.reviewer'),
            keep: 'name',
            cell: ({ reviewerName, claim }) => reviewerName ?? claim?.name ?? '',
          },
        ]}
        empty={
          <EmptyList
            isNarrowed={isNarrowed}
            none={{ title: t('review.none'), text: t('review.none_text') }}
            notFound={{ title: t('review.not_found'), clear: { label: t('review.clear'), onClear: clear } }}
          />
        }
      />
    </div>
  )
}

function ItemState({ item: { reviewStatus, claim } }: { item: ReviewItem }) {
  const t = useT()
  if (reviewStatus === 1) return <StateTag tone="success">{t('review.state_done')}</StateTag>
  if (claim) return <StateTag tone="info">{t(claim.isMine ? 'review.state_mine' : 'review.state_claimed')}</StateTag>
  return <StateTag tone="warning">{t('review.state_waiting')}</StateTag>
}
