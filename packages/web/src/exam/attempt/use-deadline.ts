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
export function useDeadline({ view, sender }: OpenAttempt, { onOver, onMoved }: Ends): number | null {
  const { deadline, clockOffset } = useStore(view)
  const before = useRef(deadline)
  useEffect(() => {
    if (before.current !== deadline) onMoved(deadline)
    before.current = deadline
  })
  const left = useTimeLeft(deadline, clockOffset, () => {
    void sender.ask().then(() => {
      const { line, deadline: end, clockOffset: offset } = view.get()
      const isPast = end !== null && new Date(end).getTime() <= Date.now() + offset
      if (line === 'over' || isPast) onOver()
    })
  })
  return left
}
