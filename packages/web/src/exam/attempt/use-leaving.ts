import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../call/call.ts'
import { EXAM_NOTE } from '../exam-calls.ts'
import { isChoosingFile } from '../question/choosing-file.ts'
import type { OpenAttempt } from './open-attempt.ts'

/** Tells the server when the page is left, which may end the exam. Returns how often it was left. */
export function useLeaving({ paper, view }: OpenAttempt, onHandedIn: () => void): number {
  const { examRecordId } = paper
  const [leaves, setLeaves] = useState(paper.leaves)
  const handedIn = useEffectEvent(onHandedIn)
  useEffect(() => {
    let wasLeft = false
    const tell = async () => {
      const isHidden = document.visibilityState === 'hidden'
      // The camera or the gallery covers the page while a file is chosen for an answer.
      if (isHidden ? isChoosingFile() : !wasLeft) return
      wasLeft = isHidden
      const { ticket } = view.get().vault
      const body = { examRecordId, ticket, kind: isHidden ? 'leave' : 'return' } as const
      const told = await call(EXAM_NOTE, { body, quiet: true, silent: true, keepalive: true }).catch(() => undefined)
      if (told) setLeaves(told.leaves)
      if (told?.isHandedIn) handedIn()
    }
    const listen = () => void tell()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [examRecordId, view])
  return leaves
}
