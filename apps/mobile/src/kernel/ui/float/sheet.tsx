import { useT } from '@sands/web/i18n/i18n'
import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { openLayer } from '../../layers.ts'
import styles from './sheet.module.css'

/** A pull this far down closes the sheet. */
const CLOSE_PULL_PX = 80
/** The second tap of a double tap falls beside what the first one has opened, and must not close it. */
const DOUBLE_TAP_MS = 500

interface SheetProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** Slides up from the bottom; closes with its button, a pull, a tap beside it, Escape or the back gesture. */
export function Sheet({ title, open, onClose, children }: SheetProps) {
  const t = useT()
  const titleId = useId()
  const dialog = useModal(open, onClose)
  const pull = usePull(dialog, onClose)
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId}>
      <header className={styles.head} {...pull}>
        <span className={styles.handle} aria-hidden />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={t('kernel.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </header>
      <div className={styles.body}>{open && children}</div>
    </dialog>
  )
}

/** Keeps a `<dialog>` and its history entry in sync with `open`; the element itself traps the focus and restores it. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) {
      openedAt.current = performance.now()
      dialog.showModal()
    } else dialog.close()
  }, [open])
  const leave = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => leave()) : undefined), [open])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const cancel = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    const tap = (event: MouseEvent) => {
      if (event.target === dialog && event.timeStamp - openedAt.current > DOUBLE_TAP_MS) onClose()
    }
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('click', tap)
    return () => {
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('click', tap)
    }
  }, [onClose])
  return ref
}

function usePull(dialog: { current: HTMLDialogElement | null }, onClose: () => void) {
  const start = useRef<number | null>(null)
  const move = (offset: number) => dialog.current?.style.setProperty('--pull', `${Math.max(0, offset)}px`)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) move(event.clientY - start.current)
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== null && event.clientY - start.current > CLOSE_PULL_PX) onClose()
      start.current = null
      move(0)
    },
    onPointerCancel: () => {
      start.current = null
      move(0)
    },
  }
}
