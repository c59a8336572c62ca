import { trainingLinks } from '@sands/contract/training/training.links'
import { canReadCodes, readCodes } from '@sands/web/device/qr-reader'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { signInAddress } from '@sands/web/training/sign-in-address'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Page } from '../../../kernel/ui/page/page.tsx'
import styles from './training.module.css'

/** Reads the QR code on the screen of the room with the camera. */
export function ScanPage() {
  const t = useT()
  const navigate = useNavigate()
  const video = useRef<HTMLVideoElement>(null)
  const [isDenied, setDenied] = useState(false)
  const canRead = canReadCodes()

  useEffect(() => {
    const place = video.current
    if (!place) return
    let stop: (() => void) | undefined
    let isGone = false
    let last = ''
    const onCode = (text: string) => {
      if (text === last) return
      last = text
      const found = signInAddress(text, location.origin)
      if (!found) return showToast(t('training.scan_other'))
      stop?.()
      void navigate(trainingLinks.scan(found.taskId, found.code), { replace: true })
    }
    readCodes(place, onCode).then(
      (end) => {
        stop = end
        if (isGone) end()
      },
      () => setDenied(true),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [navigate, t])

  return (
    <Page title={t('training.scan_title')}>
      <div className={styles.stack}>
        {canRead && !isDenied ? (
          <>
            {/* The picture of the camera has no sound and no words. */}
            <video ref={video} className={styles.camera} playsInline muted aria-label={t('training.scan_title')} />
            <p className={styles.meta}>{t('training.scan_hint')}</p>
          </>
        ) : (
          <p className={styles.notice} role="status">
            {t(canRead ? 'training.scan_denied' : 'training.scan_unsupported')}
          </p>
        )}
      </div>
    </Page>
  )
}
