import { type ReactNode, useId } from 'react'
import { useModal } from '../../../kernel/ui/float/sheet.tsx'
import styles from './study-dialog.module.css'

interface StudyDialogProps {
  title: string
  text: string
  /** Called when the dialog is closed by a tap beside it, Escape or the back gesture. */
  onClose: () => void
  children: ReactNode
}

/** A question that must be answered before study continues. Mounting it opens it. */
export function StudyDialog({ title, text, onClose, children }: StudyDialogProps) {
  const id = useId()
  const dialog = useModal(true, onClose)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.acts}>{children}</div>
    </dialog>
  )
}
