import { App } from 'antd'
import { useCallback } from 'react'
import { useT } from '../text.ts'

interface Question {
  title: string
  text: string
  /** The verb of the button, never just "OK". */
  action: string
  danger?: boolean
  run: () => Promise<unknown>
}

/** Asks before something that cannot be taken back. The window stays, busy, until the work is done or has failed. */
export function useConfirm(): (question: Question) => void {
  const t = useT()
  const { modal } = App.useApp()
  return useCallback(
    ({ title, text, action, danger = false, run }) => {
      modal.confirm({
        title,
        content: text,
        okText: action,
        cancelText: t('kernel.cancel'),
        okButtonProps: { danger },
        autoFocusButton: danger ? 'cancel' : 'ok',
        onOk: run,
      })
    },
    [modal, t],
  )
}
