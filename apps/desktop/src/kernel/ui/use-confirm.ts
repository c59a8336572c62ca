import { App } from 'antd'
import { useCallback, useRef } from 'react'
import { useT } from '../text.ts'

interface Question {
  title: string
  text: string
  /** The verb of the button, never just "OK". */
  action: string
  danger?: boolean
  run: () => Promise<unknown>
}

/**
 * Asks before something that cannot be taken back. The window stays, busy, until the work is done or has failed. Whoever
 * taps twice is asked once: a second window behind the first would do the same again.
 */
export function useConfirm(): (question: Question) => void {
  const t = useT()
  const { modal } = App.useApp()
  const open = useRef<string>(undefined)
  return useCallback(
    ({ title, text, action, danger = false, run }) => {
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
