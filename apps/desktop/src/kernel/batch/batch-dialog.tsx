import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import { Modal } from 'antd'
import { BatchProgress } from './batch-progress.tsx'

interface BatchDialogProps {
  /** The dialog is open while a batch id is given. */
  batchId: BatchId | undefined
  title: string
  onClose: () => void
  onDone?: (batch: Batch) => void
}

/**
 * Shows a batch in its own dialog. Closing the dialog does not stop the batch: the tray in the top bar shows its
 * progress.
 */
export function BatchDialog({ batchId, title, onClose, onDone }: BatchDialogProps) {
  return (
    <Modal open={batchId !== undefined} title={title} onCancel={onClose} footer={null} width={640} destroyOnHidden>
      {batchId !== undefined && <BatchProgress batchId={batchId} {...(onDone && { onDone })} />}
    </Modal>
  )
}
