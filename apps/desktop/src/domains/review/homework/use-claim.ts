import type { Id } from '@sands/contract/kernel/schema'
import { RENEW_MS } from '@sands/rules/review'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useEffect, useEffectEvent, useState } from 'react'

const CONFLICT = 409

/** Claims a hand-in while its page is open. Returns who else has it, in the server's words. */
export function useClaim(submitRecordId: Id<'trainingSubmission'>, isOpen: boolean) {
  const { mutateAsync: claim } = useAct('POST /sands-lms/api/v1/review/homework/claim')
  const [lost, setLost] = useState<string>()
  const take = async () => {
    try {
      await claim({ body: { submitRecordId }, quiet: true })
      setLost(undefined)
    } catch (error) {
      setLost(error instanceof CallError && error.status === CONFLICT ? error.msg : undefined)
    }
  }
  const renew = useEffectEvent(take)
  useEffect(() => {
    if (!isOpen) return
    void renew()
    const timer = setInterval(() => void renew(), RENEW_MS)
    return () => clearInterval(timer)
  }, [isOpen])
  return { lost, retry: () => void take() }
}
