import { ExportOutlined } from '@ant-design/icons'
import type { CallBody } from '@sands/contract/calls'
import type { BatchId } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'

const EXPORT = 'POST /sands-lms/api/v1/manage/stay/export'

/** Exports the people of the selection with their days. */
export function ExportStay({ filter }: { filter: CallBody<typeof EXPORT> }) {
  const t = useT()
  const exporting = useAct(EXPORT)
  const [batchId, setBatchId] = useState<BatchId>()
  const start = async () => {
    const { data } = await attempt(() => exporting.mutateAsync({ body: filter }))
    if (data) setBatchId(data.batchId)
  }
  return (
    <>
      <Button icon={<ExportOutlined aria-hidden />} loading={exporting.isPending} onClick={() => void start()}>
        {t('study.stay_export')}
      </Button>
      <BatchDialog batchId={batchId} title={t('study.batch_stay')} onClose={() => setBatchId(undefined)} />
    </>
  )
}
