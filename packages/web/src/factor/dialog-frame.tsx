import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog-frame.module.css'

interface DialogFrameProps {
  title: string
  text: string
  onCancel: () => void
  children: ReactNode
}

export function DialogFrame({ title, text, onCancel, children }: DialogFrameProps) {
  const frame = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!frame.current?.open) frame.current?.showModal()
  }, [])
  return (
    <dialog
      ref={frame}
      className={styles.frame}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </dialog>
  )
}
