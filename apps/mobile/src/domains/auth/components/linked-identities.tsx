import type { LinkedIdentity } from '@sands/contract/auth/social.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { showToast } from '@sands/web/toast/toast'
import { Link2 } from 'lucide-react'
import { Button } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './account.module.css'

/** Apps and providers through which the person enters without a password. Nothing is shown where there are none. */
export function LinkedIdentities() {
  const t = useT()
  const timeAgo = useTimeAgo()
  const list = useCall('GET /sands-user/api/v1/user/open-list', undefined, { staleTime: 0, silent: true })
  const unlink = useAct('POST /sands-user/api/v1/user/unbind-open')
  const askToUnlink = async ({ id, name }: LinkedIdentity) => {
    const title = t('auth.identity_unlink_ask', { name })
    if (!(await ask({ title, confirm: t('auth.identity_unlink'), danger: true }))) return
    await unlink.mutateAsync({ body: { id } }).then(
      () => showToast(t('auth.identity_unlinked'), { kind: 'success' }),
      // The call layer has said why.
      () => undefined,
    )
    await list.refetch()
  }
  if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} compact />
  if (!list.data?.length) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{t('auth.identities')}</h2>
      <ul className={styles.devices}>
        {list.data.map((identity) => (
          <li key={identity.id} className={styles.device}>
            <Link2 size={20} aria-hidden className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{identity.name}</span>
              <span className={styles.detail}>
                {[identity.nickName, timeAgo(identity.linkedAt)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button look="plain" onClick={() => void askToUnlink(identity)}>
              {t('auth.identity_unlink')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
