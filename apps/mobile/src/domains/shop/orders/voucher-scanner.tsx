import { canReadCodes, readCodes } from '@sands/web/device/qr-reader'
import type { HostAdapter } from '@sands/web/hosts/adapter'
import { loadHost } from '@sands/web/hosts/load-host'
import { useT } from '@sands/web/i18n/i18n'
import { ScanLine } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './order.module.css'

/** Reads a QR code: with the scanner of the app around the page, or with the camera. `onText` must not change. */
export function VoucherScanner({ onText }: { onText: (text: string) => void }) {
  const t = useT()
  const [host, setHost] = useState<HostAdapter | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let isGone = false
    void loadHost().then((adapter) => {
      if (!isGone) setHost(adapter)
    })
    return () => {
      isGone = true
    }
  }, [])

  const found = useCallback(
    (text: string) => {
      setOpen(false)
      onText(text)
    },
    [onText],
  )

  async function scan() {
    if (!host?.can.scan) {
      setOpen(true)
      return
    }
    const text = await host.scan()
    if (text !== null) onText(text)
  }

  if (!host || !(host.can.scan || canReadCodes())) return null
  if (isOpen) return <Camera onText={found} />
  return (
    <Button block look="soft" onClick={() => void scan()}>
      <ScanLine size={20} aria-hidden />
      {t('shop.redeem_scan')}
    </Button>
  )
}

function Camera({ onText }: { onText: (text: string) => void }) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const [isDenied, setDenied] = useState(false)

  useEffect(() => {
    const place = video.current
    if (!place) return
    let stop: (() => void) | undefined
    let isGone = false
    const onCode = (text: string) => {
      if (isGone) return
      isGone = true
      stop?.()
      onText(text)
    }
    readCodes(place, onCode).then(
      (ended) => {
        stop = ended
        if (isGone) ended()
      },
      () => setDenied(true),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [onText])

  if (isDenied)
    return (
      <p className={styles.note} role="status">
        {t('shop.redeem_denied')}
      </p>
    )
  // The picture of the camera has no sound and no words.
  return <video ref={video} className={styles.camera} playsInline muted aria-label={t('shop.redeem_scan')} />
}
