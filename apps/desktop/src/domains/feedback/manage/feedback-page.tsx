import { ExportOutlined } from '@ant-design/icons'
import type { ManagedFeedback } from '@sands/contract/feedback/feedback.model'
import { idIn } from '@sands/contract/kernel/id'
import type { BatchId } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import { FEEDBACK_ADDRESS, filterOf, isFiltered, NO_FILTER } from './feedback-address.ts'
import { FeedbackDrawer } from './feedback-drawer.tsx'
import { FeedbackFilters } from './feedback-filters.tsx'
import { useFeedbackColumns } from './use-feedback-columns.tsx'

const PAGE = 'GET /sands-system/api/v1/manage/question/page'
const GET = 'GET /sands-system/api/v1/manage/question/get'

/** The feedback of learners, for the people who answer it. */
export function FeedbackPage() {
  const t = useT()
  const queries = useQueryClient()
  const viewer = useViewer()
  const [address, setAddress] = useAddressQuery(FEEDBACK_ADDRESS)
  const { current, size, open } = address
  const filter = filterOf(address, viewer.id)
  const page = useCall(PAGE, { query: { ...filter, current, size } }, { staleTime: 0 })
  const categories = useCall('GET /sands-system/api/v1/questionCategory/questionList')
  const openId = idIn<'feedback'>(open)
  const opened = useCall(GET, openId ? { query: { id: openId } } : null, { staleTime: 0 })
  const exporting = useAct('POST /sands-system/api/v1/manage/question/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const reload = useCallback(
    () =>
      Promise.all([queries.invalidateQueries({ queryKey: [PAGE] }), queries.invalidateQueries({ queryKey: [GET] })]),
    [queries],
  )
  const run = useRun(reload)
  const clear = () => setAddress(NO_FILTER)
  const columns = useFeedbackColumns(({ id }) => setAddress({ open: id }))
  const startExport = () => run(async () => setBatchId((await exporting.mutateAsync({ body: filter })).batchId))
  return (
    <ManagePage
      title={t('feedback.manage_list')}
      intro={t('feedback.manage_intro')}
      actions={
        <Button
          icon={<ExportOutlined aria-hidden />}
          loading={exporting.isPending}
          disabled={page.data?.total === 0}
          onClick={() => void startExport()}
        >
          {t('feedback.manage_export')}
        </Button>
      }
    >
      <FeedbackFilters address={address} categories={categories.data ?? []} onChange={setAddress} onClear={clear} />
      <DataTable<ManagedFeedback>
        label={t('feedback.manage_list')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isFiltered(address)}
            none={{ title: t('feedback.manage_none'), text: t('feedback.manage_none_text') }}
            notFound={{
              title: t('feedback.manage_not_found'),
              text: t('feedback.manage_not_found_text'),
              clear: { label: t('feedback.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      <FeedbackDrawer
        isOpen={openId !== undefined}
        answer={opened}
        onClose={() => setAddress({ open: '' })}
        onChanged={reload}
      />
      <BatchDialog batchId={batchId} title={t('feedback.batch_export')} onClose={() => setBatchId(undefined)} />
    </ManagePage>
  )
}
