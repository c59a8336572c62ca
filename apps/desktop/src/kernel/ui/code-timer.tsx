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
 * Counts the seconds until a code changes, one at a time, whenever the page asks the server again. Its key is the code,
 * so that answers about the same code do not make it jump.
 */
export function CodeTimer({ seconds, words, onOver }: CodeTimerProps) {
  const [first] = useState(seconds)
  const left = useCountdown(first, onOver)
  return <p role="timer">{words(left)}</p>
}
