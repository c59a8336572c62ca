import { ExportOutlined } from '@ant-design/icons'
import { idIn } from '@sands/contract/kernel/id'
import type { BatchId, Id } from '@sands/contract/kernel/schema'
import { ENTRY_STATES } from '@sands/rules/apply/sign-up'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { applyPaths } from '../apply-paths.ts'
import { PhaseTag } from '../manage/phase-tag.tsx'
import { EntryTable } from './entry-table.tsx'

const ADDRESS = {
  ...pageValues,
  id: textValue(18),
  keyword: textValue(60),
  state: choiceValue(['', ...ENTRY_STATES], ''),
}

/** Who signed up, with their answers: decide, add, remove, export. */
export function PeoplePage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'apply'>(typed)
  if (id) return <People id={id} />
  return (
    <ManagePage title={t('apply.people')}>
      <StateBlock
        kind="empty"
        title={t('apply.missing')}
        actions={<LinkButton to={applyPaths.signUps}>{t('apply.sign_ups')}</LinkButton>}
      />
    </ManagePage>
  )
}

function People({ id }: { id: Id<'apply'> }) {
  const t = useT()
  const [address, setAddress] = useAddressQuery(ADDRESS)
  const { current, size, keyword, state } = address
  const filter = { id, keyWord: keyword || undefined, state: state || undefined }
  const signUp = useCall('GET /sands-lms/api/v1/manage/apply/get', { query: { id } }, { staleTime: 0 })
  const page = useCall(
    'GET /sands-lms/api/v1/manage/apply/entry/page',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const exporting = useAct('POST /sands-lms/api/v1/manage/apply/entry/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const run = useRun(() => Promise.all([page.refetch(), signUp.refetch()]))
  const start = () => run(async () => setBatchId((await exporting.mutateAsync({ body: filter })).batchId))
  const { data } = signUp
  if (!data)
    return (
      <ManagePage title={t('apply.people')}>
        {signUp.isFetching ? (
          <EditorWaiting />
        ) : (
          <FailureBlock error={signUp.error} onRetry={() => void signUp.refetch()} />
        )}
      </ManagePage>
    )
  return (
    <ManagePage
      title={t('apply.people')}
      intro={data.name || t('apply.untitled')}
      actions={
        <>
          <PhaseTag phase={data.phase} />
          <Button
            icon={<ExportOutlined aria-hidden />}
            loading={exporting.isPending}
            disabled={page.data?.total === 0}
            onClick={() => void start()}
          >
            {t('apply.people_export')}
          </Button>
        </>
      }
    >
      <EntryTable signUp={data} page={page} address={address} setAddress={setAddress} run={run} />
      <BatchDialog batchId={batchId} title={t('apply.batch_export')} onClose={() => setBatchId(undefined)} />
    </ManagePage>
  )
}
