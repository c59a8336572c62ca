import { ExportOutlined } from '@ant-design/icons'
import type { BatchId, Id } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'

/** Exports the members with the states of their tasks. */
export function ExportMatrix({ id }: { id: Id<'training'> }) {
  const t = useT()
  const exporting = useAct('POST /sands-lms/api/v1/manage/training/matrix/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const start = async () => {
    const { data } = await attempt(() => exporting.mutateAsync({ body: { id } }))
    if (data) setBatchId(data.batchId)
  }
  return (
    <>
      <Button icon={<ExportOutlined aria-hidden />} loading={exporting.isPending} onClick={() => void start()}>
        {t('training.matrix_export')}
      </Button>
      <BatchDialog batchId={batchId} title={t('training.tab_members')} onClose={() => setBatchId(undefined)} />
    </>
  )
}
