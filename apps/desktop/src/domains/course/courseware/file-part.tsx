import type { FileId } from '@sands/contract/kernel/schema'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { ChosenFile } from '../../../kernel/file/chosen-file.tsx'
import type { ChoosableKind } from '../../../kernel/file/file-choices.tsx'
import { FilePicker } from '../../../kernel/file/file-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './courseware.module.css'

interface FilePartProps {
  kind: ChoosableKind
  value: FileId | null
  fault: string | undefined
  onChange: (fileId: FileId) => void
}

/** The file of courseware, and a button to replace it. */
export function FilePart({ kind, value, fault, onChange }: FilePartProps) {
  const t = useT()
  const id = useId()
  const mayPick = may(useViewer(), 'media.library.view')
  const [picks, setPicks] = useState(false)
  return (
    <fieldset className={styles.part} aria-describedby={fault ? id : undefined}>
      <legend className={styles.label}>{t('course.manage_ware_file')}</legend>
      <div className={styles.file}>
        {value ? <ChosenFile id={value} /> : <span className={styles.quiet}>{t('course.manage_ware_file_none')}</span>}
        {mayPick && (
          <Button onClick={() => setPicks(true)}>
            {value ? t('course.manage_ware_file_replace') : t('course.manage_ware_file_choose')}
          </Button>
        )}
      </div>
      {fault && (
        <p id={id} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <FilePicker
        title={t('course.manage_add_library_title')}
        open={picks}
        kinds={[kind]}
        value={value}
        onChoose={(file) => onChange(file.id)}
        onClose={() => setPicks(false)}
      />
    </fieldset>
  )
}
