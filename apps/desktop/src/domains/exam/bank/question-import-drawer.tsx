import type { QuestionImportPreview } from '@sands/contract/exam/bank.calls'
import type { BatchId } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { uploadFile } from '@sands/web/upload/upload'
import { Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { BatchProgress } from '../../../kernel/batch/batch-progress.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from './bank.module.css'
import { ImportPreview } from './import-preview.tsx'
import { ImportStart } from './import-start.tsx'

interface ImportDrawerProps {
  open: boolean
  onClose: () => void
  onDone: () => void
}

const MOST_NAME = 200

type Stage =
  | { readonly name: 'choose'; readonly failure?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly preview: QuestionImportPreview }
  | { readonly name: 'running'; readonly batchId: BatchId; readonly refused: QuestionImportPreview['problems'] }

/** Many questions at once, from a table or a text. Everything is shown before anything is stored. */
export function QuestionImportDrawer({ open, onClose, onDone }: ImportDrawerProps) {
  const t = useT()
  return (
    <Drawer open={open} onClose={onClose} size={720} title={t('exam.bank_import')} destroyOnHidden>
      <Import onDone={onDone} />
    </Drawer>
  )
}

function Import({ onDone }: Pick<ImportDrawerProps, 'onDone'>) {
  const t = useT()
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const start = useAct('POST /sands-lms/api/v1/manage/question/import/start')
  const read = async (file: File) => {
    setStage({ name: 'reading' })
    const { data: preview, error } = await attempt(() =>
      uploadFile({
        key: 'POST /sands-lms/api/v1/manage/question/import/read',
        query: { fileName: file.name.slice(-MOST_NAME) },
        file,
      }),
    )
    setStage(error ? { name: 'choose', failure: error.msg || t('app_network_error') } : { name: 'preview', preview })
  }
  const run = async ({ problems }: QuestionImportPreview, rows: QuestionImportPreview['rows']) => {
    const { data } = await attempt(() => start.mutateAsync({ body: { rows } }))
    if (data) setStage({ name: 'running', batchId: data.batchId, refused: problems })
  }
  const reset = () => setStage({ name: 'choose' })
  switch (stage.name) {
    case 'reading':
      return <Skeleton active paragraph={{ rows: 5 }} />
    case 'running':
      return (
        <div className={styles.form}>
          <BatchProgress batchId={stage.batchId} refused={stage.refused} onDone={onDone} />
          <div className={styles.foot}>
            <Button onClick={reset}>{t('exam.import_again')}</Button>
          </div>
        </div>
      )
    case 'preview':
      return (
        <ImportPreview
          preview={stage.preview}
          isStarting={start.isPending}
          onRun={(rows) => void run(stage.preview, rows)}
          onOther={reset}
        />
      )
    case 'choose':
      return <ImportStart failure={stage.failure} onFile={(file) => void read(file)} />
  }
}
