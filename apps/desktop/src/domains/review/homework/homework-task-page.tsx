import { asId, idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { ReviewItem } from '@sands/contract/review/review.model'
import type { HomeworkInfo } from '@sands/contract/training/homework.model'
import { REVIEW_BIZ } from '@sands/rules/review'
import { useAct, useCall } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Button, Skeleton } from 'antd'
import { Link, useNavigate } from 'react-router'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useIsHere } from '../../../kernel/address/use-is-here.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { useMarkingPaths } from '../use-marking-paths.ts'

const ADDRESS = { ...pageValues, id: textValue(18) }

/** One homework task with everything that was handed in. */
export function HomeworkTaskPage() {
  const t = useT()
  const paths = useMarkingPaths()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'trainingTask'>(typed)
  const info = useCall(
    'GET /sands-lms/api/v1/review/homework/basicInfo',
    { query: { taskId: id ?? asId<Id<'trainingTask'>>('1') } },
    { enabled: id !== undefined },
  )
  if (info.data) return <Shown info={info.data} />
  return (
    <ManagePage title={t('review.homework_task')}>
      {id && info.isPending ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <FailureBlock
          error={info.error}
          onRetry={() => void info.refetch()}
          way={<LinkButton to={paths.homework}>{t('review.homework')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}

function Shown({ info }: { info: HomeworkInfo }) {
  const t = useT()
  const moments = useMoments()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const paths = useMarkingPaths()
  const [{ current, size }, setAddress] = useAddressQuery(ADDRESS)
  const next = useAct('POST /sands-lms/api/v1/review/getBizIdByNext')
  const bizId = asId<Id<'reviewBiz'>>(info.taskId)
  const page = useCall(
    'POST /sands-lms/api/v1/review/bizDetailPage',
    { body: { bizType: REVIEW_BIZ.homework, bizId, current, size } },
    { staleTime: 0 },
  )
  const begin = async () => {
    const found = await next.mutateAsync({ body: { bizType: REVIEW_BIZ.homework, bizId } })
    if (!isHere()) return undefined
    if (found) return navigate(paths.homeworkPaper(found.recordId))
    showToast(t('review.hand_in_nothing_free'))
    return undefined
  }
  return (
    <ManagePage
      title={info.taskName}
      intro={info.trainingName}
      actions={
        <>
          <LinkButton to={paths.homework}>{t('review.homework_all')}</LinkButton>
          <Button type="primary" loading={next.isPending} onClick={() => void begin().catch(() => undefined)}>
            {t('review.begin')}
          </Button>
        </>
      }
    >
      <DataTable<ReviewItem>
        label={info.taskName}
        rowKey={({ recordId }) => recordId}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'person',
            title: t('review.person'),
            cell: ({ person, recordId }) => <Link to={paths.homeworkPaper(recordId)}>{person?.name ?? recordId}</Link>,
          },
          {
            key: 'department',
            title: t('review.department'),
            cell: ({ person }) => person?.departmentName ?? '',
          },
          {
            key: 'submitted',
            title: t('review.hand_in_time'),
            keep: true,
            cell: ({ submitTime }) => <time dateTime={submitTime}>{moments.minute(submitTime)}</time>,
          },
          { key: 'state', title: t('review.state'), keep: true, cell: (item) => <ItemState item={item} /> },
          {
            key: 'reviewer',
            title: t('review.hand_in_reviewer'),
            keep: 'name',
            cell: ({ reviewerName, claim }) => reviewerName ?? claim?.name ?? '',
          },
        ]}
        empty={
          <EmptyList
            isNarrowed={false}
            none={{ title: t('review.hand_in_none'), text: t('review.hand_in_none_text') }}
            notFound={{
              title: t('review.not_found'),
              clear: { label: t('review.clear'), onClear: () => setAddress({ current: 1 }) },
            }}
          />
        }
      />
    </ManagePage>
  )
}

function ItemState({ item: { reviewStatus, claim } }: { item: ReviewItem }) {
  const t = useT()
  if (reviewStatus === 1) return <StateTag tone="success">{t('review.state_done')}</StateTag>
  if (claim) return <StateTag tone="info">{t(claim.isMine ? 'review.state_mine' : 'review.state_claimed')}</StateTag>
  return <StateTag tone="warning">{t('review.state_waiting')}</StateTag>
}
