import { PASSKEYS_MAX } from '@sands/rules/auth/factor'
import { CallError } from '@sands/web/call/call'
import { useAct, useCall } from '@sands/web/call/use-call'
import { hasPasskeys, makePasskey } from '@sands/web/factor/passkey'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { showToast } from '@sands/web/toast/toast'
import { Fingerprint, LifeBuoy, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { RecoveryCodes } from '../components/recovery-codes.tsx'
import styles from '../components/second-factor.module.css'
import { TotpForm } from '../components/totp-form.tsx'
import { deviceName } from '../device-name.ts'

/** What the person proves with that it is them, besides the password. */
export function SecondFactorPage() {
  const t = useT()
  const timeAgo = useTimeAgo()
  const own = useCall('GET /sands-user/api/v1/user/second-factor/state', undefined, { staleTime: 0 })
  const beginTotp = useAct('POST /sands-user/api/v1/user/second-factor/totp/begin')
  const beginPasskey = useAct('POST /sands-user/api/v1/user/second-factor/passkey/begin')
  const confirmPasskey = useAct('POST /sands-user/api/v1/user/second-factor/passkey/confirm')
  const remove = useAct('POST /sands-user/api/v1/user/second-factor/remove')
  const renew = useAct('POST /sands-user/api/v1/user/second-factor/recovery/renew')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [start, setStart] = useState<Awaited<ReturnType<typeof beginTotp.mutateAsync>> | null>(null)
  const { data } = own

  /** The call layer says why something was refused. */
  const quietly = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
    })
  const added = async (recoveryCodes: readonly string[] | null) => {
    setStart(null)
    setCodes(recoveryCodes)
    showToast(t('auth.factor_added'), { kind: 'success' })
    await own.refetch()
  }
  const addPasskey = () =>
    quietly(
      (async () => {
        const { enrolToken, ...rest } = await beginPasskey.mutateAsync({})
        const passkey = await makePasskey({ enrolToken, ...rest })
        if (!passkey) return showToast(t('auth.factor_no_passkey'), { kind: 'error' })
        const name = deviceName(navigator.userAgent) || t('auth.factor_this_device')
        await added((await confirmPasskey.mutateAsync({ body: { enrolToken, name, passkey } })).recoveryCodes)
      })(),
    )
  const askRemove = async (name: string, passkeyId: Parameters<typeof remove.mutateAsync>[0]['body']['passkeyId']) => {
    if (!(await ask({ title: t('auth.factor_remove_ask', { name }), confirm: t('auth.factor_remove'), danger: true })))
      return
    await quietly(
      remove.mutateAsync({ body: { passkeyId } }).then(() => showToast(t('auth.factor_removed'), { kind: 'success' })),
    )
    await own.refetch()
  }

  const content = () => {
    if (!data)
      return own.isError ? (
        <ErrorState error={own.error} onRetry={() => void own.refetch()} />
      ) : (
        <RowsSkeleton rows={4} />
      )
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
    if (start) return <TotpForm start={start} onAdded={added} onCancel={() => setStart(null)} />
    const { totpSince, passkeys, recoveryLeft, isRequired } = data
    const hasAny = totpSince !== null || passkeys.length > 0
    const totpName = t('auth.factor_totp')
    return (
      <>
        <p className={styles.lead}>{t(isRequired ? 'auth.factor_required_note' : 'auth.factor_lead')}</p>
        <ListGroup title={totpName}>
          {totpSince ? (
            <ListRow
              icon={Smartphone}
              label={t('auth.factor_on')}
              detail={timeAgo(totpSince)}
              onClick={() => void askRemove(totpName, null)}
            />
          ) : (
            <ListRow
              icon={Smartphone}
              label={t('auth.factor_add_totp')}
              onClick={() => void quietly(beginTotp.mutateAsync({}).then(setStart))}
            />
          )}
        </ListGroup>
        <ListGroup title={t('auth.factor_passkey')}>
          {passkeys.map(({ id, name, usedAt, createdAt }) => (
            <ListRow
              key={id}
              icon={Fingerprint}
              label={name}
              detail={timeAgo(usedAt ?? createdAt)}
              onClick={() => void askRemove(name, id)}
            />
          ))}
          {hasPasskeys() && passkeys.length < PASSKEYS_MAX && (
            <ListRow icon={Fingerprint} label={t('auth.factor_add_passkey')} onClick={() => void addPasskey()} />
          )}
        </ListGroup>
        {hasAny && (
          <ListGroup title={t('auth.factor_codes')}>
            <ListRow
              icon={LifeBuoy}
              label={t('auth.factor_codes_renew')}
              detail={t('auth.factor_codes_left', { count: recoveryLeft })}
              onClick={() => void quietly(renew.mutateAsync({}).then(({ recoveryCodes }) => setCodes(recoveryCodes)))}
            />
          </ListGroup>
        )}
      </>
    )
  }
  return <Page title={t('auth.factor')}>{content()}</Page>
}
