import type { BatchId } from '@sands/contract/kernel/schema'
import type { UserFilter } from '@sands/contract/org/people.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { Button, Modal, Radio } from 'antd'
import { useState } from 'react'
import { BatchProgress } from '../../../../kernel/batch/batch-progress.tsx'
import { useT } from '../../../../kernel/text.ts'
import styles from '../people/people.module.css'

interface ExportDialogProps {
  open: boolean
  filter: UserFilter
  total: number
  onClose: () => void
}

/** Exports the people that match the filter as a file. */
export function ExportDialog({ open, filter, total, onClose }: ExportDialogProps) {
  const t = useT()
  const start = useAct('POST /sands-user/api/v1/manage/user/export')
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const [batchId, setBatchId] = useState<BatchId | null>(null)

  const run = async () => {
    const { data } = await attempt(() => start.mutateAsync({ body: { filter, format } }))
    if (data) setBatchId(data.batchId)
  }

  return (
    <Modal
      open={open}
      title={t('org.export_title')}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      afterClose={() => setBatchId(null)}
    >
      <div className={styles.dialog}>
        {batchId ? (
          <BatchProgress batchId={batchId} />
        ) : (
          <>
            <p>{t('org.export_text', { count: total })}</p>
            <Radio.Group
              aria-label={t('org.export_format')}
              value={format}
              onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'xlsx')}
              options={[
                { value: 'xlsx', label: t('org.format_xlsx') },
                { value: 'csv', label: t('org.format_csv') },
              ]}
            />
          </>
        )}
        <div className={styles.dialogActs}>
          <Button onClick={onClose}>{batchId ? t('kernel.close') : t('kernel.cancel')}</Button>
          {!batchId && (
            <Button type="primary" loading={start.isPending} disabled={total === 0} onClick={() => void run()}>
              {t('org.export')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
