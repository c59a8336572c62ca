import { attempt } from '@sands/web/call/attempt'
import type { CallError } from '@sands/web/call/call-error'
import { showToast } from '@sands/web/toast/toast'
import { useRef, useState } from 'react'
import { useT } from '../../text.ts'

interface Submission<Data> {
  /** A call made with `quiet`: the form shows why it was refused. */
  run: () => Promise<Data>
  /** The toast after it is stored. */
  done?: string | ((data: Data) => string)
  onDone?: (data: Data) => unknown
  /** Returns true when it has reported the refusal itself: a conflict, or a fault at a field. */
  onRefused?: (error: CallError) => boolean | Promise<boolean>
}

/**
 * Submits a form, one request at a time. The typed values survive every failure, and `failure` is the message to show.
 */
export function useSubmit() {
  const t = useT()
  const busy = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const send = async <Data>({ run, done, onDone, onRefused }: Submission<Data>): Promise<void> => {
    const { data, error } = await attempt(run)
    if (error) {
      if (!(await onRefused?.(error))) setFailure(error.msg || t('app_network_error'))
      return
    }
    if (done) showToast(typeof done === 'string' ? done : done(data), { kind: 'success' })
    await onDone?.(data)
  }
  return {
    isBusy,
    failure,
    setFailure,
    submit: async <Data>(submission: Submission<Data>): Promise<void> => {
      if (busy.current) return
      busy.current = true
      setBusy(true)
      setFailure('')
      try {
        await send(submission)
      } finally {
        busy.current = false
        setBusy(false)
      }
    },
  }
}
