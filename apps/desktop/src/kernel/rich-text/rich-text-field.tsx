import { Skeleton } from 'antd'
import { useId } from 'react'
import { lazyPage } from '../lazy-page.tsx'
import { useT } from '../text.ts'
import { PartBoundary } from '../ui/page/part-boundary.tsx'
import type { RichTextProps } from './rich-text.model.ts'
import styles from './rich-text.module.css'

/** The editor is large, so it is loaded when it is first shown. */
const Editor = lazyPage(() => import('./rich-text-editor.tsx'), 'RichTextEditor')

interface RichTextFieldProps extends Omit<RichTextProps, 'id' | 'labelledBy' | 'describedBy'> {
  label: string
  hint?: string
  /** The maximum number of characters stored, including markup. */
  most: number
}

/** A rich text field: label, toolbar, text, and a hint below. */
export function RichTextField({ label, hint, most, ...text }: RichTextFieldProps) {
  const t = useT()
  const id = useId()
  const isTooLong = text.value.length > most
  return (
    <div className={styles.field} data-fault={isTooLong}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <PartBoundary
        coming={
          <div className={styles.frame} role="status" aria-label={t('kernel.loading')}>
            <div className={styles.coming}>
              <Skeleton active paragraph={{ rows: 4 }} />
            </div>
          </div>
        }
      >
        <Editor id={id} labelledBy={`${id}-label`} describedBy={`${id}-hint`} {...text} />
      </PartBoundary>
      <p id={`${id}-hint`} className={isTooLong ? styles.fault : styles.hint} role={isTooLong ? 'alert' : undefined}>
        {isTooLong ? t('manage.text_too_long') : [hint, t('manage.text_keys')].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
