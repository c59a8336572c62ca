import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import { Modal } from 'antd'
import { BatchProgress } from './batch-progress.tsx'

interface BatchDialogProps {
  /** Open while there is one. */
  batchId: BatchId | undefined
  title: string
  onClose: () => void
  onDone?: (batch: Batch) => void
}

/** Long work in a window of its own. Closing it stops nothing: the tray in the top bar shows how it goes on. */
export function BatchDialog({ batchId, title, onClose, onDone }: BatchDialogProps) {
  return (
    <Modal open={batchId !== undefined} title={title} onCancel={onClose} footer={null} width={640} destroyOnHidden>
      {batchId !== undefined && <BatchProgress batchId={batchId} {...(onDone && { onDone })} />}
    </Modal>
  )
}
