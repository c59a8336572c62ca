import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Drawer, Skeleton } from 'antd'
import { useRef, useState } from 'react'
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
  /** Shows the imported drafts. */
  onDrafts: () => void
}

/** Imports many courses from a table; each becomes a draft. */
export function ImportDrawer({ open, onClose, ...acts }: ImportDrawerProps) {
  const t = useT()
  return (
    <Drawer open={open} onClose={onClose} size={640} title={t('course.manage_import')} destroyOnHidden>
      <Import {...acts} />
    </Drawer>
  )
}

function Import({ onDone, onDrafts }: Pick<ImportDrawerProps, 'onDone' | 'onDrafts'>) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const saveTemplate = useImportTemplate()
  const { stage, isStarting, read, run, reset } = useImport()
  const [hasMade, setMade] = useState(false)
  if (stage.name === 'reading') return <Skeleton active paragraph={{ rows: 5 }} />
  if (stage.name === 'running') {
    return (
      <div className={styles.import}>
        <BatchProgress
          batchId={stage.batchId}
          refused={stage.refused}
          onDone={({ counts }) => {
            setMade((counts.created ?? 0) > 0)
            onDone()
          }}
        />
        {hasMade && (
          <div className={styles.acts}>
            <Button type="primary" onClick={onDrafts}>
              {t('course.manage_import_drafts')}
            </Button>
          </div>
        )}
      </div>
    )
  }
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
        <li>{t('course.manage_import_example_note')}</li>
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
