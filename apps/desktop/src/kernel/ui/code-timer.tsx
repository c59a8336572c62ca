import { useCountdown } from '@sands/web/course/use-countdown'
import { useState } from 'react'

interface CodeTimerProps {
  /** How long the code is shown from now on. */
  seconds: number
  words: (seconds: number) => string
  /** The code has changed on the server. */
  onOver: () => void
}

/**
 * Counts the seconds until a code changes, one at a time. Its key must be the code: the page asks the server again every
 * few seconds, and further answers about the same code do not make the countdown jump.
 */
export function CodeTimer({ seconds, words, onOver }: CodeTimerProps) {
  const [first] = useState(seconds)
  const left = useCountdown(first, onOver)
  return <p role="timer">{words(left)}</p>
}
