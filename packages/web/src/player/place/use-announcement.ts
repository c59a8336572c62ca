import { useCallback, useEffect, useRef, useState } from 'react'

const STAYS_MS = 900

export interface Announcement {
  text: string
  say: (text: string, staysMs?: number) => void
}

/** A short text over the picture about the person's last action, also for screen readers. */
export function useAnnouncement(): Announcement {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = useCallback((words: string, staysMs = STAYS_MS) => {
    clearTimeout(timer.current)
    setText(words)
    timer.current = setTimeout(() => setText(''), staysMs)
  }, [])
  return { text, say }
}
