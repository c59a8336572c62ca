import { attempt } from '@sands/web/call/attempt'
import type { CallError } from '@sands/web/call/call-error'
import { showToast } from '@sands/web/toast/toast'
import { useRef, useState } from 'react'
import { useT } from '../../text.ts'

interface Submission<Data> {
  /** A call that is made `quiet`: the form shows why it was refused. */
  run: () => Promise<Data>
  /** Told once it is stored. */
  done?: string | ((data: Data) => string)
  onDone?: (data: Data) => unknown
  /** True where it has told of the refusal itself: somebody else was faster, or a field shows what is wrong with it. */
  onRefused?: (error: CallError) => boolean | Promise<boolean>
}

/** Sends what was typed, once at a time. Whatever goes wrong, it stays, and `failure` says what to show in the form. */
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
