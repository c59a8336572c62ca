import { useEffect, useRef } from 'react'
import { useStore } from '../../store/store.ts'
import type { OpenAttempt } from './open-attempt.ts'
import { useTimeLeft } from './use-time-left.ts'

interface Ends {
  onOver: () => void
  /** A manager has given more time. */
  onMoved: (deadline: string | null) => void
}

/** Milliseconds left, by the server's clock. The server is asked once more before the time counts as over. */
export function useDeadline({ view, sender, clockOffset }: OpenAttempt, { onOver, onMoved }: Ends): number | null {
  const { deadline } = useStore(view)
  const before = useRef(deadline)
  useEffect(() => {
    if (before.current !== deadline) onMoved(deadline)
    before.current = deadline
  })
  const left = useTimeLeft(deadline, clockOffset, () => {
    void sender.ask().then(() => {
      const { line, deadline: now } = view.get()
      const isAhead = now === null || new Date(now).getTime() > Date.now() + clockOffset
      if (line === 'over' || !isAhead) onOver()
    })
  })
  return left
}
