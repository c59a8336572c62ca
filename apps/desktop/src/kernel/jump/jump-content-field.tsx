import { Button } from 'antd'
import { useId, useState } from 'react'
import { ChosenContent } from '../content/chosen-content.tsx'
import { useContent } from '../content/use-content.ts'
import styles from '../file/file.module.css'
import { lazyPage } from '../lazy-page.tsx'
import type { ContentKind } from '../terms.ts'
import { useT } from '../text.ts'
import fieldStyles from '../ui/form/field.module.css'
import { useWhenFetched } from '../use-when-fetched.ts'

const ContentPicker = lazyPage(() => import('../content/content-picker.tsx'), 'ContentPicker')

interface JumpContentFieldProps {
  content: ContentKind
  value: string | null
  fault?: string | undefined
  onChange: (id: string) => void
}

/** Chooses the content that a tap opens. */
export function JumpContentField({ content, value, fault, onChange }: JumpContentFieldProps) {
  const t = useT()
  const wordsId = useId()
  const [open, setOpen] = useState<boolean>()
  const whenFetched = useWhenFetched(ContentPicker)
  return (
    <fieldset className={styles.field} aria-describedby={fault ? wordsId : undefined}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{t(content.pick)}</legend>
      <div className={styles.chosen} data-fault={fault !== undefined}>
        {value === null ? (
          <span className={styles.words}>{t('manage.content_none')}</span>
        ) : (
          <ChosenContent content={content} id={value} />
        )}
        <Button onClick={() => void whenFetched(() => setOpen(true))}>
          {value === null ? t('manage.content_pick') : t('manage.content_other')}
        </Button>
      </div>
      {fault && (
        <p id={wordsId} className={fieldStyles.fault} role="alert">
          {fault}
        </p>
      )}
      {!fault && value !== null && <ClosedHint content={content} value={value} />}
      {open !== undefined && (
        <ContentPicker content={content} open={open} value={value} onChoose={onChange} onClose={() => setOpen(false)} />
      )}
    </fieldset>
  )
}

/** Tells what people find when the content is not published or was deleted. */
function ClosedHint({ content, value }: { content: ContentKind; value: string }) {
  const t = useT()
  const { data: found } = useContent(content.kind, value)
  if (found === undefined || found?.isOut === 1) return null
  return <p className={fieldStyles.hint}>{t(found ? 'manage.content_not_out_hint' : 'manage.content_gone_hint')}</p>
}
