import { useState } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { showToast } from '../../toast/toast.ts'
import { submitAttempt } from './submit-attempt.ts'
import { closeAttempt, type OpenAttempt } from './use-attempt.ts'

/** Hands in an attempt after everything is stored. Without a network the paper stays open. */
export function useHandIn(open: OpenAttempt, onDone: () => unknown): { isBusy: boolean; handIn: () => Promise<void> } {
  const t = useT()
  const [isBusy, setBusy] = useState(false)

  const handIn = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const outcome = await submitAttempt(open)
      if (outcome !== 'handed_in')
        return showToast(outcome === 'offline' ? open.view.get().reason || t('exam.commit_waiting') : outcome.msg, {
          kind: 'error',
        })
      await closeAttempt(open)
      await onDone()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, handIn }
}
