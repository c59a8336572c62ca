import { CallError, call } from '@sands/web/call/call'
import { waitSeconds } from '@sands/web/call/call-error'
import { completeSignIn } from '@sands/web/session/session'
import { useState } from 'react'
import { useCountdown } from '../learn/use-countdown.ts'

const CREATE = 'POST /sands-user/api/v1/setup/create'
type Wish = NonNullable<Parameters<typeof call<typeof CREATE>>[1]>['body']

/** HTTP "conflict": somebody else has set the installation up meanwhile. */
const TAKEN = 409
/** HTTP "forbidden": the code is not the one that the server printed. */
const WRONG_CODE = 403

/** Sends the set-up form, and handles the result. */
export function useSetUp({ onDone, onTaken }: { onDone: () => void; onTaken: () => void }) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ msg: string; isCode: boolean } | null>(null)
  const [wait, startWait] = useCountdown()

  const create = async (body: Wish) => {
    if (pending || wait > 0) return
    setPending(true)
    setFailure(null)
    try {
      await completeSignIn(await call(CREATE, { body, quiet: true }))
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.status === TAKEN) return onTaken()
      startWait(waitSeconds(error) ?? 0)
      setFailure({ msg: error.msg, isCode: error.status === WRONG_CODE })
    } finally {
      setPending(false)
    }
  }
  return { create, pending, failure, wait }
}
