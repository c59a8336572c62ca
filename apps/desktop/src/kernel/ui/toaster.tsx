import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import { type ToastKind, useToasts } from '@sands/web/toast/toast'
import type { ReactNode } from 'react'
import styles from './toaster.module.css'

const ICONS: Readonly<Record<ToastKind, ReactNode>> = {
  info: <InfoCircleFilled aria-hidden />,
  success: <CheckCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
}

/**
 * The live region is always in the page: screen readers only announce what appears inside a region they already know.
 */
export function Toaster() {
  const toasts = useToasts()
  return (
    <div className={styles.toaster} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={`${styles.toast} ${styles[toast.kind]}`}>
          {ICONS[toast.kind]}
          <span>{toast.text}</span>
        </div>
      ))}
    </div>
  )
}
