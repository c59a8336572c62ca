import { Alert, Button, Drawer, Skeleton } from 'antd'
import { type ChangeEvent, useRef } from 'react'
import { useT } from '../../../kernel/text.ts'
import { PlanView } from './plan-view.tsx'
import styles from './texts.module.css'
import { useTextsImport } from './use-texts-import.ts'

interface ImportDrawerProps {
  open: boolean
  onClose: () => void
}

/** Chooses a file, shows its changes, and publishes them. */
export function ImportDrawer({ open, onClose }: ImportDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} size={880} title={useT()('settings.texts_import')} destroyOnHidden>
      <Import onClose={onClose} />
    </Drawer>
  )
}

function Import({ onClose }: { onClose: () => void }) {
  const t = useT()
  const chooser = useRef<HTMLInputElement>(null)
  const { step, read, publish } = useTextsImport({ onDone: onClose })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Allows the same file to be chosen again after it was corrected.
    event.target.value = ''
    if (file) void read(file)
  }
  return (
    <div className={styles.import}>
      <p className={styles.intro}>{t('settings.texts_import_text')}</p>
      <div className={styles.acts}>
        <input
          ref={chooser}
          type="file"
          accept=".csv,text/csv"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('settings.texts_import_choose')}
          onChange={choose}
        />
        <Button type={step.plan ? 'default' : 'primary'} onClick={() => chooser.current?.click()}>
          {step.plan ? t('settings.texts_import_other') : t('settings.texts_import_choose')}
        </Button>
        {step.plan && step.plan.changed > 0 && (
          <Button type="primary" loading={step.isPublishing === true} onClick={() => void publish()}>
            {t('settings.texts_import_publish', { count: step.plan.changed })}
          </Button>
        )}
        {step.fileName && <span className={styles.fileName}>{step.fileName}</span>}
      </div>
      {step.fault && <Alert type="error" showIcon role="alert" title={step.fault} />}
      {step.isStale && <Alert type="warning" showIcon role="alert" title={t('settings.texts_import_stale')} />}
      {step.isReading && (
        <div role="status" aria-label={t('settings.texts_import_reading')}>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      )}
      {step.plan && <PlanView plan={step.plan} />}
    </div>
  )
}
