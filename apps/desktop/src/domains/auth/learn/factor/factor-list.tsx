import { KeyOutlined, MobileOutlined, ReloadOutlined } from '@ant-design/icons'
import type { OwnFactors, OwnPasskey } from '@sands/contract/auth/factor.model'
import { PASSKEYS_MAX } from '@sands/rules/auth/factor'
import { hasPasskeys } from '@sands/web/factor/passkey'
import type { useOwnFactors } from '@sands/web/factor/use-own-factors'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { Card } from '../../../../kernel/ui/card.tsx'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import styles from './factor.module.css'

interface FactorListProps {
  factors: OwnFactors
  acts: Pick<ReturnType<typeof useOwnFactors>, 'own' | 'beginTotp' | 'addPasskey' | 'remove' | 'renew'>
}

/** The authenticator app, the passkeys and the recovery codes of the person. */
export function FactorList({ factors, acts }: FactorListProps) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const confirm = useConfirm()
  const { totpSince, passkeys, recoveryLeft } = factors
  const { own, beginTotp, addPasskey, remove, renew } = acts
  const hasAny = totpSince !== null || passkeys.length > 0
  const totpName = t('auth.factor_totp')
  const canAddPasskey = hasPasskeys()

  const askRemove = (name: string, passkeyId: OwnPasskey['id'] | null) =>
    confirm({
      title: t('auth.factor_remove_ask', { name }),
      text: t('auth.factor_remove_text'),
      action: t('auth.factor_remove'),
      danger: true,
      run: () => remove(passkeyId),
      done: t('auth.factor_removed'),
      refresh: () => own.refetch(),
    })
  const removeButton = (name: string, passkeyId: OwnPasskey['id'] | null) => (
    <Button aria-label={`${t('auth.factor_remove')} ${name}`} onClick={() => askRemove(name, passkeyId)}>
      {t('auth.factor_remove')}
    </Button>
  )
  return (
    <div className={styles.cards}>
      <Card title={totpName}>
        {totpSince ? (
          <div className={styles.row}>
            <span className={styles.name}>{t('auth.factor_on')}</span>
            <span className={styles.note}>{t('auth.factor_added_at', { time: timeAgo(totpSince) })}</span>
            {removeButton(totpName, null)}
          </div>
        ) : (
          <>
            <p className={styles.note}>{t('auth.factor_no_app')}</p>
            <div className={styles.acts}>
              <Button type="primary" icon={<MobileOutlined aria-hidden />} onClick={() => void beginTotp()}>
                {t('auth.factor_add_totp')}
              </Button>
            </div>
          </>
        )}
      </Card>
      <Card title={t('auth.factor_passkey')}>
        {passkeys.length === 0 && <p className={styles.note}>{t('auth.factor_no_passkeys')}</p>}
        {passkeys.length > 0 && (
          <ul className={styles.list}>
            {passkeys.map(({ id, name, usedAt, createdAt }) => (
              <li key={id} className={styles.row}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>
                  {usedAt
                    ? t('auth.factor_used_at', { time: timeAgo(usedAt) })
                    : t('auth.factor_added_at', { time: timeAgo(createdAt) })}
                </span>
                {removeButton(name, id)}
              </li>
            ))}
          </ul>
        )}
        {!canAddPasskey && <p className={styles.note}>{t('auth.factor_unsupported')}</p>}
        {canAddPasskey && passkeys.length < PASSKEYS_MAX && (
          <div className={styles.acts}>
            <Button icon={<KeyOutlined aria-hidden />} onClick={() => void addPasskey()}>
              {t('auth.factor_add_passkey')}
            </Button>
          </div>
        )}
      </Card>
      {hasAny && (
        <Card title={t('auth.factor_codes')}>
          <p className={styles.note}>{t('auth.factor_codes_left', { count: recoveryLeft })}</p>
          <div className={styles.acts}>
            <Button icon={<ReloadOutlined aria-hidden />} onClick={() => void renew()}>
              {t('auth.factor_codes_renew')}
            </Button>
          </div>
        </Card>
      )}
    </div>
  )
}
