import { Button } from 'antd'
import { useId, useState } from 'react'
import { ChosenFile } from '../file/chosen-file.tsx'
import styles from '../file/file.module.css'
import type { ChoosableKind } from '../file/file-choices.tsx'
import { lazyPage } from '../lazy-page.tsx'
import { useT } from '../text.ts'
import fieldStyles from '../ui/form/field.module.css'
import { useWhenFetched } from '../use-when-fetched.ts'
import { may, useViewer } from '../viewer.ts'
import type { FileJump } from './jump-choice.ts'

const FilePicker = lazyPage(() => import('../file/file-picker.tsx'), 'FilePicker')

/** The file kinds that each jump can lead to. */
const KINDS: Readonly<Record<FileJump, readonly [ChoosableKind, ...ChoosableKind[]]>> = {
  video: ['video', 'audio'],
  document: ['document'],
}

interface JumpFileFieldProps {
  to: FileJump
  value: string | null
  fault?: string | undefined
  onChange: (fileId: string) => void
}

/** Chooses the file that a tap opens. */
export function JumpFileField({ to, value, fault, onChange }: JumpFileFieldProps) {
  const t = useT()
  const wordsId = useId()
  const mayLook = may(useViewer(), 'media.library.view')
  const [open, setOpen] = useState<boolean>()
  const whenFetched = useWhenFetched(FilePicker)
  const words = fault ?? (mayLook ? undefined : t('media.pick_no_right'))
  return (
    <fieldset className={styles.field} aria-describedby={words ? wordsId : undefined}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{t('media.file')}</legend>
      <div className={styles.chosen} data-fault={fault !== undefined}>
        {value === null ? <span className={styles.words}>{t('media.pick_none')}</span> : <ChosenFile id={value} />}
        {mayLook && (
          <Button onClick={() => void whenFetched(() => setOpen(true))}>
            {value === null ? t('media.pick') : t('media.pick_other')}
          </Button>
        )}
      </div>
      {words && (
        <p id={wordsId} className={fault ? fieldStyles.fault : fieldStyles.hint} role={fault ? 'alert' : undefined}>
          {words}
        </p>
      )}
      {open !== undefined && (
        <FilePicker
          title={t(to === 'video' ? 'media.pick_video' : 'media.pick_document')}
          open={open}
          kinds={KINDS[to]}
          value={value}
          onChoose={({ id }) => onChange(id)}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  )
}
