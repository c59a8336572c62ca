import { ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { useCrop } from '@sands/web/avatar/use-crop'
import { Button } from 'antd'
import { useId } from 'react'
import { useT } from '../../../kernel/text.ts'
import dialog from './avatar-dialog.module.css'
import styles from './cropper.module.css'

interface CropperProps {
  src: string
  onCrop: (picture: Blob) => void
  onCancel: () => void
  /** Called when the browser cannot read the file as a picture. */
  onBroken: () => void
}

/** Dragged with the mouse, zoomed with its wheel; all of it also works with the keyboard. */
export function Cropper({ src, onCrop, onCancel, onBroken }: CropperProps) {
  const t = useT()
  const hint = useId()
  const { isReady, hole, picture, zoom, moves, crop } = useCrop({ onCrop, onBroken })
  return (
    <div className={dialog.sending}>
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
        <ZoomOutOutlined aria-hidden />
        <input
          {...zoom}
          type="range"
          className={styles.slider}
          aria-label={t('org.crop_zoom')}
          aria-describedby={hint}
        />
        <ZoomInOutlined aria-hidden />
      </div>
      <div className={dialog.acts}>
        <Button onClick={onCancel}>{t('kernel.cancel')}</Button>
        <Button type="primary" disabled={!isReady} onClick={() => void crop()}>
          {t('org.crop_use')}
        </Button>
      </div>
    </div>
  )
}
