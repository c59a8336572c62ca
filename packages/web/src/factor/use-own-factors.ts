import type { OwnPasskey } from '@sands/contract/auth/factor.model'
import type { CallData } from '@sands/contract/calls'
import { useState } from 'react'
import { attempt } from '../call/attempt.ts'
import { useAct, useCall } from '../call/use-call.ts'
import { deviceName } from '../device/device-name.ts'
import { useT } from '../i18n/i18n.ts'
import { showToast } from '../toast/toast.ts'
import { makePasskey } from './passkey.ts'

const BEGIN_TOTP = 'POST /sands-user/api/v1/user/second-factor/totp/begin'

export type TotpStart = CallData<typeof BEGIN_TOTP>

/** The second factors of the person, and how they change them. The call layer says why something was refused. */
export function useOwnFactors() {
  const t = useT()
  const own = useCall('GET /sands-user/api/v1/user/second-factor/state', undefined, { staleTime: 0 })
  const beginTotp = useAct(BEGIN_TOTP)
  const beginPasskey = useAct('POST /sands-user/api/v1/user/second-factor/passkey/begin')
  const confirmPasskey = useAct('POST /sands-user/api/v1/user/second-factor/passkey/confirm')
  const removal = useAct('POST /sands-user/api/v1/user/second-factor/remove')
  const renewal = useAct('POST /sands-user/api/v1/user/second-factor/recovery/renew')
  const [start, setStart] = useState<TotpStart | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  /** The first factor comes with recovery codes, which are shown once. */
  const added = async (recoveryCodes: readonly string[] | null) => {
    setStart(null)
    setCodes(recoveryCodes)
    showToast(t('auth.factor_added'), { kind: 'success' })
    await own.refetch()
  }
  const addPasskey = () =>
    attempt(async () => {
      const asked = await beginPasskey.mutateAsync({})
      const passkey = await makePasskey(asked)
      if (!passkey) return void showToast(t('auth.factor_no_passkey'), { kind: 'error' })
      const name = deviceName(navigator.userAgent) || t('auth.factor_this_device')
      const body = { enrolToken: asked.enrolToken, name, passkey }
      await added((await confirmPasskey.mutateAsync({ body })).recoveryCodes)
    })
  return {
    own,
    /** The authenticator app that is being set up. */
    start,
    /** New recovery codes that the person has not saved yet. */
    codes,
    added,
    addPasskey,
    beginTotp: () => attempt(async () => setStart(await beginTotp.mutateAsync({}))),
    cancelTotp: () => setStart(null),
    /** A passkey, or without its id the authenticator app. */
    remove: (passkeyId: OwnPasskey['id'] | null) => removal.mutateAsync({ body: { passkeyId } }),
    renew: () =>
      attempt(async () => {
        setCodes((await renewal.mutateAsync({})).recoveryCodes)
        await own.refetch()
      }),
    codesSaved: () => setCodes(null),
  }
}
