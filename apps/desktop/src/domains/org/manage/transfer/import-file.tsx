import { FileExcelOutlined, InboxOutlined } from '@ant-design/icons'
import type { ImportPreview } from '@sands/contract/org/import.model'
import { CallError } from '@sands/web/call/call'
import { ProgressBar } from '@sands/web/progress/progress-bar.tsx'
import { uploadFile } from '@sands/web/upload/upload'
import { Alert, Button } from 'antd'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import styles from './import.module.css'
import { useTemplate } from './import-template.ts'

/** The maximum in the contract. */
const MOST_BYTES = 20 * 1024 * 1024
const MOST_NAME = 200

/** Reads the file, chosen with a button or dropped. */
export function ImportFile({ onRead }: { onRead: (preview: ImportPreview) => void }) {
  const t = useT()
  const saveTemplate = useTemplate()
  const input = useRef<HTMLInputElement>(null)
  const abort = useRef<AbortController>(null)
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (file: File | undefined) => {
    if (!file || share !== null) return
    if (file.size > MOST_BYTES) return setFailure(t('org.import_too_large'))
    setFailure(null)
    setShare(0)
    abort.current = new AbortController()
    try {
      const preview = await uploadFile({
        key: 'POST /sands-user/api/v1/manage/user/import/read',
        query: { fileName: file.name.slice(-MOST_NAME) },
        file,
        onProgress: setShare,
        signal: abort.current.signal,
      })
      onRead(preview)
    } catch (error) {
      if (error instanceof CallError) setFailure(error.msg)
      else if (!(error instanceof DOMException)) throw error
    } finally {
      setShare(null)
      if (input.current) input.current.value = ''
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void send(event.dataTransfer.files[0])
  }

  return (
    <section className={styles.card} aria-label={t('org.import_step_file')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button is for everybody */}
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <InboxOutlined aria-hidden className={styles.dropIcon} />
        <p className={styles.dropTitle}>{t('org.import_drop')}</p>
        <p className={styles.quiet}>{t('org.import_limits')}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.xlsx"
          className="visually-hidden"
          aria-label={t('org.import_choose')}
          tabIndex={-1}
          onChange={({ target }) => void send(target.files?.[0])}
        />
        {share === null ? (
          <Button type="primary" onClick={() => input.current?.click()}>
            {t('org.import_choose')}
          </Button>
        ) : (
          <div className={styles.sending} role="status">
            <span>{share < 1 ? t('org.import_sending') : t('org.import_reading')}</span>
            <ProgressBar label={t('org.import_sending')} done={share * 100} total={share < 1 ? 100 : null} />
            <Button size="small" onClick={() => abort.current?.abort()}>
              {t('kernel.cancel')}
            </Button>
          </div>
        )}
      </div>
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      <div className={styles.template}>
        <div>
          <h2 className={styles.heading}>{t('org.import_template')}</h2>
          <p className={styles.quiet}>{t('org.import_template_text')}</p>
        </div>
        <Button icon={<FileExcelOutlined aria-hidden />} onClick={saveTemplate}>
          {t('org.import_template_save')}
        </Button>
      </div>
    </section>
  )
}
