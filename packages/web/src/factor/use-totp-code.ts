import { type FormEvent, useState } from 'react'
import { attempt } from '../call/attempt.ts'
import { useAct } from '../call/use-call.ts'

interface TotpCodeOptions {
  enrolToken: string
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>
}

/** The first code of an authenticator app, which proves that the app has read the secret. */
export function useTotpCode({ enrolToken, onAdded }: TotpCodeOptions) {
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const confirm = useAct('POST /sands-user/api/v1/user/second-factor/totp/confirm')
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!code.trim() || confirm.isPending) return
    setFailure('')
    const { data, error } = await attempt(() =>
      confirm.mutateAsync({ body: { enrolToken, code: code.trim() }, quiet: true }),
    )
    if (error) setFailure(error.msg)
    else await onAdded(data.recoveryCodes)
  }
  return { code, setCode, failure, submit, isBusy: confirm.isPending }
}
