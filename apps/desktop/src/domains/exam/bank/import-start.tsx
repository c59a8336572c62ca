import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useRef } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './bank.module.css'
import { useTemplate } from './use-template.ts'

interface ImportStartProps {
  /** Why the last file could not be read. */
  failure: string | undefined
  onFile: (file: File) => void
}

const ANSWERS = ['choice', 'judge', 'fill', 'match', 'order', 'essay'] as const

/** Templates to download, how answers are written, and the choice of a file. */
export function ImportStart({ failure, onFile }: ImportStartProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { loading, download } = useTemplate()
  return (
    <div className={styles.form}>
      <p>{t('exam.import_start')}</p>
      <div className={styles.buttons}>
        <Button icon={<DownloadOutlined aria-hidden />} loading={loading === 'xlsx'} onClick={() => download('xlsx')}>
          {t('exam.import_template_xlsx')}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} loading={loading === 'txt'} onClick={() => download('txt')}>
          {t('exam.import_template_txt')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('exam.import_examples_note')}</p>
      <section className={styles.preview}>
        <h2 className={styles.legend}>{t('exam.import_answers')}</h2>
        <ul className={styles.lines}>
          {ANSWERS.map((kind) => (
            <li key={kind}>{t(`exam.import_answer_${kind}`)}</li>
          ))}
        </ul>
      </section>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt"
        aria-label={t('exam.import_choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <div className={styles.foot}>
        <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('exam.import_choose')}
        </Button>
      </div>
    </div>
  )
}
