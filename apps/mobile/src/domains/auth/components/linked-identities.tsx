import { authLinks } from '@sands/contract/auth/auth.links'
import type { LoginApp } from '@sands/contract/auth/login-app.model'
import type { LinkedIdentity } from '@sands/contract/auth/social.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { isLinkable, leaveToLink } from '@sands/web/hosts/social/link-visit'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { showToast } from '@sands/web/toast/toast'
import { Link2, Unlink } from 'lucide-react'
import { Button } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './account.module.css'
import { useBroughtLink } from './use-brought-link.ts'

/**
 * Apps and providers through which the person enters without a password, and those that can be linked from here. Nothing
 * is shown where there are none.
 */
export function LinkedIdentities() {
  const t = useT()
  const timeAgo = useTimeAgo()
  const list = useCall('GET /sands-user/api/v1/user/open-list', undefined, { staleTime: 0, silent: true })
  const unlink = useAct('POST /sands-user/api/v1/user/unbind-open')
  const methods = useCall('GET /sands-user/api/v1/auth/login-methods', undefined, { silent: true })
  const apps = methods.data?.apps
  const isLinking = useBroughtLink(apps, list.refetch)
  const more = (apps ?? []).filter((app) => isLinkable(app) && list.data?.every(({ id }) => id !== app.id))
  const leave = async (app: LoginApp) => {
    const { error } = await attempt(() => leaveToLink(app, authLinks.account()))
    if (error) showToast(error.msg, { kind: 'error' })
  }
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
  if (!list.data || list.data.length + more.length === 0) return null
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
        {more.map((app) => (
          <li key={app.id} className={styles.device}>
            <Unlink size={20} aria-hidden className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{app.name}</span>
              <span className={styles.detail}>{t('auth.identity_none')}</span>
            </span>
            <Button look="plain" busy={isLinking} onClick={() => void leave(app)}>
              {t('auth.identity_link')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
