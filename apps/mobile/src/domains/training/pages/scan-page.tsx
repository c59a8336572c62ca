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
import { useBack } from '../../../kernel/use-back.ts'
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
  const back = useBack()
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
        <Button block look="soft" onClick={back}>
          {t('training.scan_type')}
        </Button>
      </div>
    </Page>
  )
}

/** A device without a camera cannot read codes; everything else the person can allow or try again. */
const isWithoutCamera = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError'

type Camera = 'on' | 'denied' | 'unsupported'

function CameraPage() {
  const t = useT()
  const found = useFound()
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>(() => (canReadCodes() ? 'on' : 'unsupported'))
  const back = useBack()

  useEffect(() => {
    const place = video.current
    if (!place || camera !== 'on') return
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
      (error: unknown) => {
        if (!isGone) setCamera(isWithoutCamera(error) ? 'unsupported' : 'denied')
      },
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [found, camera])

  return (
    <Page title={t('training.scan_title')}>
      <div className={styles.stack}>
        {camera === 'on' ? (
          <>
            {/* The picture of the camera has no sound and no words. */}
            <video ref={video} className={styles.camera} playsInline muted aria-label={t('training.scan_title')} />
            <p className={styles.meta}>{t('training.scan_hint')}</p>
          </>
        ) : (
          <>
            <p className={styles.notice} role="status">
              {t(`training.scan_${camera}`)}
            </p>
            {camera === 'denied' && (
              <Button block onClick={() => setCamera('on')}>
                {t('kernel.retry')}
              </Button>
            )}
          </>
        )}
        <Button block look="soft" onClick={back}>
          {t('training.scan_type')}
        </Button>
      </div>
    </Page>
  )
}
