import { ExportOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons'
import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import { idIn } from '@sands/contract/kernel/id'
import type { BatchId, Id } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { filterOf, isFiltered, NO_FILTER, QUESTION_ADDRESS } from './question-address.ts'
import { QuestionDrawer } from './question-drawer.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { QuestionHistory } from './question-history.tsx'
import { QuestionImportDrawer } from './question-import-drawer.tsx'
import { useQuestionColumns } from './use-question-columns.tsx'

/** All questions of the college. */
export function QuestionsPage() {
  const t = useT()
  const confirm = useConfirm()
  const [address, setAddress] = useAddressQuery(QUESTION_ADDRESS)
  const { current, size, open } = address
  const filter = filterOf(address)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/question/page',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const remove = useAct('POST /sands-lms/api/v1/manage/question/remove')
  const exporting = useAct('POST /sands-lms/api/v1/manage/question/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const [isImporting, setImporting] = useState(false)
  const [shown, setShown] = useState<{ id: Id<'question'>; what: 'uses' | 'versions' }>()
  const run = useRun(page.refetch)
  const clear = () => setAddress(NO_FILTER)
  const askRemove = ({ id, version, title }: ManagedQuestionItem) =>
    confirm({
      title: t('exam.bank_remove_ask', { name: title }),
      text: t('exam.bank_remove_text'),
      action: t('exam.manage_remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      done: t('exam.manage_removed'),
      refresh: page.refetch,
    })
  const columns = useQuestionColumns({
    onOpen: ({ id }) => setAddress({ open: id }),
    onUses: ({ id }) => setShown({ id, what: 'uses' }),
    onVersions: ({ id }) => setShown({ id, what: 'versions' }),
    onRemove: askRemove,
  })
  const startExport = () => run(async () => setBatchId((await exporting.mutateAsync({ body: filter })).batchId))
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAddress({ open: 'new' })}>
      {t('exam.bank_create')}
    </Button>
  )
  return (
    <ManagePage
      title={t('exam.bank')}
      intro={t('exam.bank_intro')}
      actions={
        <>
          <Button
            icon={<ExportOutlined aria-hidden />}
            loading={exporting.isPending}
            disabled={page.data?.total === 0}
            onClick={() => void startExport()}
          >
            {t('exam.bank_export')}
          </Button>
          <Button icon={<ImportOutlined aria-hidden />} onClick={() => setImporting(true)}>
            {t('exam.bank_import')}
          </Button>
          {create}
        </>
      }
    >
      <QuestionFilters address={address} onChange={setAddress} onClear={clear} />
      <DataTable<ManagedQuestionItem>
        label={t('exam.bank')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isFiltered(address)}
            none={{ title: t('exam.bank_none'), text: t('exam.bank_none_text'), actions: create }}
            notFound={{
              title: t('exam.bank_not_found'),
              text: t('exam.manage_not_found_text'),
              clear: { label: t('exam.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      <QuestionDrawer
        open={open === 'new' ? 'new' : idIn<'question'>(open)}
        onClose={() => setAddress({ open: '' })}
        onStored={() => void page.refetch()}
      />
      <QuestionHistory shown={shown} onClose={() => setShown(undefined)} />
      <QuestionImportDrawer open={isImporting} onClose={() => setImporting(false)} onDone={() => void page.refetch()} />
      <BatchDialog batchId={batchId} title={t('exam.batch_export')} onClose={() => setBatchId(undefined)} />
    </ManagePage>
  )
}
