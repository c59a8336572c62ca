import { type ReactNode, useState } from 'react'
import { useT } from '../text.ts'
import { EditorViews, PreviewColumn } from './editor-layout.tsx'
import styles from './part-card.module.css'

interface PartColumnsProps {
  preview: ReactNode
  children: ReactNode
}

/** The parts in one column and the phone preview beside them; in narrow windows the preview is a separate view. */
export function PartColumns({ preview, children }: PartColumnsProps) {
  const t = useT()
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  return (
    <>
      <EditorViews
        view={view}
        onChange={setView}
        views={[
          { value: 'edit', label: t('manage.editor_edit') },
          { value: 'preview', label: t('manage.editor_preview') },
        ]}
      />
      <div className={styles.columns} data-view={view}>
        <div className={styles.parts}>{children}</div>
        <PreviewColumn label={t('manage.editor_preview')}>{preview}</PreviewColumn>
      </div>
    </>
  )
}
