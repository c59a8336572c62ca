import { useState } from 'react'
import { useConfirm } from './ui/form/use-confirm.ts'

interface Leaving {
  title: string
  text: string
  /** The label of the button, a verb. */
  action: string
  onClose: () => void
}

/** Asks before a form with unsaved values is closed. */
export function useAskLeave({ onClose, ...words }: Leaving) {
  const confirm = useConfirm()
  const [isDirty, setDirty] = useState(false)
  const leave = () => {
    setDirty(false)
    onClose()
  }
  return {
    setDirty,
    leave,
    askLeave: () => (isDirty ? confirm({ ...words, danger: true, run: async () => leave() }) : leave()),
  }
}
