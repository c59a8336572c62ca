import type { SignedInDevice } from '@sands/contract/auth/account.model'
import { authLinks } from '@sands/contract/auth/auth.links'
import { useAct, useCall } from '@sands/web/call/use-call'
import { deviceName } from '@sands/web/device/device-name'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { showToast } from '@sands/web/toast/toast'
import { Fingerprint, Lock, Mail, MonitorSmartphone, Phone, ShieldCheck, UserRound } from 'lucide-react'
import { Button } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from '../components/account.module.css'
import { LinkedIdentities } from '../components/linked-identities.tsx'

/** What the person signs in with, and where they are signed in. */
export function AccountPage() {
  const t = useT()
  const safety = useCall('GET /sands-user/api/v1/user/account-safety', undefined, { staleTime: 0 })
  const { data } = safety
  return (
    <Page title={t('auth.account_title')}>
      {!data && safety.isError && <ErrorState error={safety.error} onRetry={() => void safety.refetch()} />}
      {!data && !safety.isError && <RowsSkeleton rows={5} />}
      {data && (
        <>
          <ListGroup>
            <ListRow icon={UserRound} label={t('auth.account_name')} detail={data.userName} />
            <ListRow
              icon={Phone}
              label={t('auth.phone')}
              detail={data.mobile ?? t('auth.not_bound')}
              to={authLinks.reviseMobile()}
            />
            <ListRow
              icon={Mail}
              label={t('auth.email')}
              detail={data.email ?? t('auth.not_bound')}
              to={authLinks.reviseEmail()}
            />
            <ListRow icon={Lock} label={t('auth.revise_pass')} to={authLinks.revisePass()} />
            <ListRow icon={Fingerprint} label={t('auth.factor')} to={authLinks.secondFactor()} />
            <ListRow icon={ShieldCheck} label={t('auth.privacy')} to={authLinks.privacy()} />
          </ListGroup>
          <LinkedIdentities />
          <Devices />
        </>
      )}
    </Page>
  )
}

function Devices() {
  const t = useT()
  const list = useCall('GET /sands-user/api/v1/user/device/list', undefined, { staleTime: 0, silent: true })
  const devices = list.data ?? []
  const open = devices.filter(({ endedAt }) => endedAt === null)
  const past = devices.filter(({ endedAt }) => endedAt !== null)
  if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} compact />
  return (
    <>
      <DeviceGroup title={t('auth.devices')} devices={open} onEnded={list.refetch} />
      {past.length > 0 && <DeviceGroup title={t('auth.sign_in_history')} devices={past} onEnded={list.refetch} />}
    </>
  )
}

interface DeviceGroupProps {
  title: string
  devices: readonly SignedInDevice[]
  onEnded: () => Promise<unknown>
}

function DeviceGroup({ title, devices, onEnded }: DeviceGroupProps) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const end = useAct('POST /sands-user/api/v1/user/device/end')
  const signOut = async ({ id, userAgent }: SignedInDevice) => {
    const device = deviceName(userAgent)
    const title = t('auth.device_end_ask', { device })
    if (!(await ask({ title, confirm: t('auth.device_end'), danger: true }))) return
    await end.mutateAsync({ body: { id } }).then(
      () => showToast(t('auth.device_ended'), { kind: 'success' }),
      // The call layer has said why.
      () => undefined,
    )
    await onEnded()
  }
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <MonitorSmartphone size={20} aria-hidden className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{deviceName(device.userAgent)}</span>
              <span className={styles.detail}>{[timeAgo(device.signedInAt), device.network].join(' · ')}</span>
            </span>
            {device.isCurrent && <span className={styles.detail}>{t('auth.device_current')}</span>}
            {!device.isCurrent && device.endedAt === null && (
              <Button look="plain" onClick={() => void signOut(device)}>
                {t('auth.device_end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
