import { desktopAddress } from '@sands/rules/portal-address'
import { DEVICE_KEYS, readDevice, writeDevice } from '@sands/web/device/device'
import { isDesktopClient, thisClient } from '@sands/web/host/host'
import { useT } from '@sands/web/i18n/i18n'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isPreview } from '../kernel/preview.ts'
import { Button } from '../kernel/ui/button.tsx'
import styles from './desktop-redirect.module.css'

const REDIRECT_AFTER_MS = 500

const staysOnPhone = () => readDevice(DEVICE_KEYS.stayOnPhone) === '1'

/**
 * A computer is redirected to the page of the desktop version that shows the same, unless the app was opened to show a
 * draft or the desktop has no such page. Half a second is short, so a pointer or the focus on the notice stops the timer,
 * and the choice to stay is remembered. The desktop has a link that makes the same choice.
 */
export function DesktopRedirect() {
  const t = useT()
  const [leaving, setLeaving] = useState(() => !isPreview && !staysOnPhone() && isDesktopClient(thisClient()))
  const [held, setHeld] = useState(false)
  const { pathname, search } = useLocation()
  const target = desktopAddress(`${pathname}${search}`)
  useEffect(() => {
    if (!leaving || held || target === undefined) return
    const timer = setTimeout(() => window.location.replace(target), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [leaving, held, target])
  if (!leaving || target === undefined) return null
  const stay = () => {
    writeDevice(DEVICE_KEYS.stayOnPhone, '1')
    setLeaving(false)
  }
  return (
    <div
      className={styles.notice}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.text}>{t('kernel.desktop_opening')}</p>
      <Button look="plain" onClick={stay}>
        {t('kernel.stay_on_phone')}
      </Button>
    </div>
  )
}
