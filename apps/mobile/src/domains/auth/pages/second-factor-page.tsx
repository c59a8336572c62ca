import type { OwnPasskey } from '@sands/contract/auth/factor.model'
import { PASSKEYS_MAX } from '@sands/rules/auth/factor'
import { attempt } from '@sands/web/call/attempt'
import { hasPasskeys } from '@sands/web/factor/passkey'
import { useOwnFactors } from '@sands/web/factor/use-own-factors'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { showToast } from '@sands/web/toast/toast'
import { Fingerprint, LifeBuoy, Smartphone } from 'lucide-react'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { RecoveryCodes } from '../components/recovery-codes.tsx'
import styles from '../components/second-factor.module.css'
import { TotpForm } from '../components/totp-form.tsx'

/** What the person proves with that it is them, besides the password. */
export function SecondFactorPage() {
  const t = useT()
  const timeAgo = useTimeAgo()
  const { own, start, codes, added, addPasskey, beginTotp, cancelTotp, remove, renew, codesSaved } = useOwnFactors()
  const { data } = own

  const askRemove = async (name: string, passkeyId: OwnPasskey['id'] | null) => {
    if (!(await ask({ title: t('auth.factor_remove_ask', { name }), confirm: t('auth.factor_remove'), danger: true })))
      return
    const { error } = await attempt(() => remove(passkeyId))
    if (!error) showToast(t('auth.factor_removed'), { kind: 'success' })
    await own.refetch()
  }

  const content = () => {
    if (!data)
      return own.isError ? (
        <ErrorState error={own.error} onRetry={() => void own.refetch()} />
      ) : (
        <RowsSkeleton rows={4} />
      )
    if (codes) return <RecoveryCodes codes={codes} onDone={codesSaved} />
    if (start) return <TotpForm start={start} onAdded={added} onCancel={cancelTotp} />
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
            <ListRow icon={Smartphone} label={t('auth.factor_add_totp')} onClick={() => void beginTotp()} />
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
              onClick={() => void renew()}
            />
          </ListGroup>
        )}
      </>
    )
  }
  return <Page title={t('auth.factor')}>{content()}</Page>
}
