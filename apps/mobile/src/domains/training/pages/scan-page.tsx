import { canReadCodes, readCodes } from '@sands/web/device/qr-reader'
import type { HostAdapter } from '@sands/web/hosts/adapter'
import { loadHost, thisHost } from '@sands/web/hosts/load-host'
import { useT } from '@sands/web/i18n/i18n'
import { scannedAddress } from '@sands/web/sign-in/scanned-address'
import { showToast } from '@sands/web/toast/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import styles from './training.module.css'

/** What a code leads to; says so when it is not one of ours. */
function useFound() {
  const t = useT()
  const navigate = useNavigate()
  return useCallback(
    (text: string): boolean => {
      const found = scannedAddress(text, location.origin)
      if (!found) {
        showToast(t('training.scan_other'))
        return false
      }
      void navigate(found, { replace: true })
      return true
    },
    [navigate, t],
  )
}

/** Reads the QR code on the screen of the room: with the scanner of the app around the page, or with the camera. */
export function ScanPage() {
  return thisHost() === 'browser' ? <CameraPage /> : <HostScanPage />
}

function HostScanPage() {
  const t = useT()
  const found = useFound()
  const [host, setHost] = useState<HostAdapter | null>(null)
  const scan = useCallback(
    async (adapter: HostAdapter) => {
      const text = await adapter.scan()
      if (text !== null) found(text)
    },
    [found],
  )
  useEffect(() => {
    let isGone = false
    void loadHost().then((adapter) => {
      if (isGone) return
      setHost(adapter)
      if (adapter.can.scan) void scan(adapter)
    })
    return () => {
      isGone = true
    }
  }, [scan])
  if (host && !host.can.scan) return <CameraPage />
  return (
    <Page title={t('training.scan_title')}>
      <div className={styles.stack}>
        <p className={styles.meta}>{t('training.scan_hint')}</p>
        {host && (
          <Button block onClick={() => void scan(host)}>
            {t('training.scan_title')}
          </Button>
        )}
      </div>
    </Page>
  )
}

function CameraPage() {
  const t = useT()
  const found = useFound()
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
      if (found(text)) stop?.()
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
  }, [found])

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
