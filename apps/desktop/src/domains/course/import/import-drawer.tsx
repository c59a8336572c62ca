import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Drawer, Skeleton } from 'antd'
import { useRef } from 'react'
import { BatchProgress } from '../../../kernel/batch/batch-progress.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from './import.module.css'
import { ImportPreview } from './import-preview.tsx'
import { useImportTemplate } from './import-template.ts'
import { useImport } from './use-import.ts'

interface ImportDrawerProps {
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Many courses at once, from a table; each becomes a draft. */
export function ImportDrawer({ open, onClose, onDone }: ImportDrawerProps) {
  const t = useT()
  return (
    <Drawer open={open} onClose={onClose} size={640} title={t('course.manage_import')} destroyOnHidden>
      <Import onDone={onDone} />
    </Drawer>
  )
}

function Import({ onDone }: { onDone: () => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const saveTemplate = useImportTemplate()
  const { stage, isStarting, read, run, reset } = useImport()
  if (stage.name === 'reading') return <Skeleton active paragraph={{ rows: 5 }} />
  if (stage.name === 'running') return <BatchProgress batchId={stage.batchId} onDone={onDone} />
  if (stage.name === 'preview') {
    return (
      <ImportPreview preview={stage.preview} isStarting={isStarting} onRun={() => run(stage.preview)} onOther={reset} />
    )
  }
  return (
    <div className={styles.import}>
      <p>{t('course.manage_import_text')}</p>
      <ul className={styles.notes}>
        <li>{t('course.manage_import_category')}</li>
        <li>{t('course.manage_import_files')}</li>
      </ul>
      {stage.failure && <Alert type="error" showIcon role="alert" title={stage.failure} />}
      <div className={styles.acts}>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={saveTemplate}>
          {t('course.manage_import_template')}
        </Button>
        <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('course.manage_import_choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) read(file)
        }}
      />
    </div>
  )
}
