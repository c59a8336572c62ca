import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import type { Modal } from 'antd'
import { createContext, useCallback, useContext, useRef } from 'react'
import { useT } from '../../text.ts'

interface Question<Data> {
  title: string
  text: string
  /** The label of the button, a verb, never just "OK". */
  action: string
  danger?: boolean
  /** When the server refuses, the call layer shows why, and the dialog closes. */
  run: () => Promise<Data>
  /** The toast after success. */
  done?: string | ((data: Data) => string)
  onDone?: ((data: Data) => unknown) | undefined
  /** Fetches the page's data again after success and after a refusal: somebody else may have changed it. */
  refresh?: () => Promise<unknown>
}

/** Shows dialogs. The library's own provider would also add its toasts and notifications, which we do not use. */
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
 * Asks before an action that cannot be undone. The dialog stays, busy, until the action is done or refused. A double
 * click opens one dialog only: a second one would run the action twice.
 */
export function useConfirm(): <Data>(question: Question<Data>) => void {
  const t = useT()
  const modal = useContext(ModalContext)
  const open = useRef<string>(undefined)
  return useCallback(
    (question) => {
      if (!modal) throw new Error('useConfirm must be used inside DesignProvider')
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
