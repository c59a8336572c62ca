import { dismissToast, useToasts } from '@sands/web/toast/toast'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './toaster.module.css'

/** Mounted once. It is a popover, because an open dialog would otherwise cover the toast. */
export function Toaster() {
  const toasts = useToasts()
  const ref = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const box = ref.current
    if (!box || typeof box.showPopover !== 'function') return
    if (box.matches(':popover-open')) box.hidePopover()
    if (newest !== undefined) box.showPopover()
  }, [newest])
  return (
    <div ref={ref} popover="manual" className={styles.stack} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <button key={toast.id} type="button" className={styles.toast} onClick={() => dismissToast(toast.id)}>
          {toast.kind === 'error' && <CircleAlert size={20} aria-hidden className={styles.error} />}
          {toast.kind === 'success' && <CircleCheck size={20} aria-hidden className={styles.success} />}
          <span>{toast.text}</span>
        </button>
      ))}
    </div>
  )
}
