import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import type { Modal } from 'antd'
import { createContext, useCallback, useContext, useRef } from 'react'
import { useT } from '../../text.ts'

interface Question<Data> {
  title: string
  text: string
  /** The verb of the button, never just "OK". */
  action: string
  danger?: boolean
  /** When the server refuses, the call layer shows why, and the window closes. */
  run: () => Promise<Data>
  /** Told once it is done. */
  done?: string | ((data: Data) => string)
  onDone?: ((data: Data) => unknown) | undefined
  /** Fetches again what the page shows, done or refused: somebody else may have been faster. */
  refresh?: () => Promise<unknown>
}

/** What shows questions. The library's own provider would bring its toasts and notices as well; ours are others. */
export const ModalContext = createContext<ReturnType<typeof Modal.useModal>[0] | undefined>(undefined)

async function answer<Data>({ run, done, onDone, refresh }: Question<Data>): Promise<void> {
  const outcome = await attempt(run)
  if (!outcome.error) {
    if (done) showToast(typeof done === 'string' ? done : done(outcome.data), { kind: 'success' })
    await onDone?.(outcome.data)
  }
  await refresh?.()
}

/**
 * Asks before something that cannot be taken back. The window stays, busy, until the work is done or was refused. Whoever
 * taps twice is asked once: a second window behind the first would do the same again.
 */
export function useConfirm(): <Data>(question: Question<Data>) => void {
  const t = useT()
  const modal = useContext(ModalContext)
  const open = useRef<string>(undefined)
  return useCallback(
    (question) => {
      if (!modal) throw new Error('useConfirm stands outside of DesignProvider')
      const { title, text, action, danger = false } = question
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
        onOk: () => answer(question),
        afterClose: () => {
          if (open.current === asked) open.current = undefined
        },
      })
    },
    [modal, t],
  )
}
