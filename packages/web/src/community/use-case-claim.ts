import type { Id } from '@sands/contract/kernel/schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { attempt } from '../call/attempt.ts'
import { call } from '../call/call.ts'
import { randomId } from '../device/random-id.ts'
import { showToast } from '../toast/toast.ts'

const CLAIM = 'POST /sands-lms/api/v1/community/case/claim'
const RELEASE = 'POST /sands-lms/api/v1/community/case/release'
/** The status of the answer when somebody else has the case. */
const TAKEN = 409
/** The status of the answer when the case is over. */
const GONE = 404

interface Claiming {
  /** Nobody decides about their own content, so nobody claims it. */
  isOwn: boolean
  /** The case was given back or is over, and lists still show it as it was. */
  onChanged: () => void
}

/** Claims a case while it is open on the screen, and gives it back when the person leaves it. */
export function useCaseClaim(id: Id<'communityCase'>, { isOwn, onChanged }: Claiming) {
  const [taken, setTaken] = useState<string>()
  const changed = useRef(onChanged)
  changed.current = onChanged
  /** Whether the person has the case, by the last answer to any claim. */
  const holds = useRef(false)
  /** The release that is about to be sent. */
  const leaving = useRef<{ id: string; timer: number }>(undefined)

  /** False when somebody else has it. Asked again before the decision: a claim ends after a time. */
  const claim = useCallback(async (): Promise<boolean> => {
    const { error } = await attempt(() =>
      call(CLAIM, { body: { id }, quiet: true, silent: true, idempotencyKey: randomId() }),
    )
    if (!error) holds.current = true
    else if (error.status === TAKEN || error.status === GONE) holds.current = false
    setTaken(error?.status === TAKEN ? error.msg : undefined)
    if (error && error.status !== TAKEN) showToast(error.msg, { kind: 'error' })
    if (error?.status === GONE) changed.current()
    return error === undefined
  }, [id])

  useEffect(() => {
    if (isOwn) return
    // The screen was left and opened again at once, as React's strict mode does it: the case stays claimed.
    if (leaving.current?.id === id) window.clearTimeout(leaving.current.timer)
    const claimed = claim()
    const leave = async () => {
      await claimed
      if (!holds.current) return
      const options = { quiet: true, silent: true, keepalive: true, idempotencyKey: randomId() }
      const { error } = await attempt(() => call(RELEASE, { body: { id }, ...options }))
      if (!error) changed.current()
    }
    const onHide = () => void leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      leaving.current = { id, timer: window.setTimeout(onHide) }
    }
  }, [claim, id, isOwn])

  return { taken, claim }
}
