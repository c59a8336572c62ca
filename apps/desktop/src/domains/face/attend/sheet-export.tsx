import { ExportOutlined } from '@ant-design/icons'
import type { BatchId, Id } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'

/** The attendance sheet as a spreadsheet. */
export function SheetExport({ id }: { id: Id<'face'> }) {
  const t = useT()
  const exporting = useAct('POST /sands-lms/api/v1/manage/face/attendance/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const start = async () => {
    const { data } = await attempt(() => exporting.mutateAsync({ body: { id } }))
    if (data) setBatchId(data.batchId)
  }
  return (
    <>
      <Button icon={<ExportOutlined aria-hidden />} loading={exporting.isPending} onClick={() => void start()}>
        {t('face.sheet_export')}
      </Button>
      <BatchDialog batchId={batchId} title={t('face.sheet_export')} onClose={() => setBatchId(undefined)} />
    </>
  )
}
