import { useState } from 'react'
import { useConfirm } from './ui/form/use-confirm.ts'

interface Leaving {
  title: string
  text: string
  /** The verb of the button. */
  action: string
  onClose: () => void
}

/** What was typed is not lost by a slip: closing asks first. */
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
