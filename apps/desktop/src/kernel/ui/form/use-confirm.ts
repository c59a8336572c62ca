import type { Modal } from 'antd'
import { createContext, useCallback, useContext, useRef } from 'react'
import { useT } from '../../text.ts'

interface Question {
  title: string
  text: string
  /** The verb of the button, never just "OK". */
  action: string
  danger?: boolean
  run: () => Promise<unknown>
}

/** What shows questions. The library's own provider would bring its toasts and notices as well; ours are others. */
export const ModalContext = createContext<ReturnType<typeof Modal.useModal>[0] | undefined>(undefined)

/**
 * Asks before something that cannot be taken back. The window stays, busy, until the work is done or has failed. Whoever
 * taps twice is asked once: a second window behind the first would do the same again.
 */
export function useConfirm(): (question: Question) => void {
  const t = useT()
  const modal = useContext(ModalContext)
  const open = useRef<string>(undefined)
  return useCallback(
    ({ title, text, action, danger = false, run }) => {
      if (!modal) throw new Error('useConfirm stands outside of DesignProvider')
      const asked = JSON.stringify([title, text, action])
      if (open.current === asked) return
      open.current = asked
      modal.confirm({
        title,
        content: text,
        okText: action,
        cancelText: t('kernel.cancel'),
        okButtonProps: { danger },
        autoFocusButton: danger ? 'cancel' : 'ok',
        onOk: run,
        afterClose: () => {
          if (open.current === asked) open.current = undefined
        },
      })
    },
    [modal, t],
  )
}
