import { useCrop } from '@sands/web/avatar/use-crop'
import { useT } from '@sands/web/i18n/i18n'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './cropper.module.css'

interface CropperProps {
  src: string
  onCrop: (picture: Blob) => void
  onCancel: () => void
  /** Called when the browser cannot read the file as a picture. */
  onBroken: () => void
}

export function Cropper({ src, onCrop, onCancel, onBroken }: CropperProps) {
  const t = useT()
  const hint = useId()
  const { isReady, hole, picture, zoom, moves, crop } = useCrop({ onCrop, onBroken })
  return (
    <div className={styles.cropper}>
      <div className={styles.hole} {...hole}>
        <img {...picture} alt="" src={src} className={styles.picture} />
        <span className={styles.circle} aria-hidden />
        {moves.map(({ label, ...move }) => (
          <input key={label} {...move} type="range" className="visually-hidden" aria-label={t(label)} />
        ))}
      </div>
      <p id={hint} className={styles.hint}>
        {t('org.crop_hint')}
      </p>
      <div className={styles.zoom}>
        <ZoomOut size={20} aria-hidden />
        <input
          {...zoom}
          type="range"
          className={styles.slider}
          aria-label={t('org.crop_zoom')}
          aria-describedby={hint}
        />
        <ZoomIn size={20} aria-hidden />
      </div>
      <div className={styles.actions}>
        <Button look="plain" block onClick={onCancel}>
          {t('kernel.cancel')}
        </Button>
        <Button block disabled={!isReady} onClick={() => void crop()}>
          {t('org.crop_use')}
        </Button>
      </div>
    </div>
  )
}
