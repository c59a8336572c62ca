import { useT } from '@sands/web/i18n/i18n'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useModal } from '../../../kernel/ui/float/sheet.tsx'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import { Carousel } from '../../../kernel/ui/list/carousel.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { ADVERT_SIZES, advertJump, type ShownAdvert } from '../adverts.ts'
import styles from './advert-layer.module.css'

interface AdvertLayerProps {
  adverts: readonly ShownAdvert[]
  /** Called when the adverts are visible. */
  onShown: () => void
  onClose: () => void
}

/** Adverts over the home page. They are closed with their button, Escape, the back gesture or a tap beside them. */
export function AdvertLayer({ adverts, onShown, onClose }: AdvertLayerProps) {
  const t = useT()
  const dialog = useModal(true, onClose)
  useEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [dialog])
  useEffect(onShown, [onShown])
  return (
    <dialog ref={dialog} className={styles.layer} aria-label={t('home.adverts')}>
      <Carousel
        label={t('home.adverts')}
        look="tile"
        slides={adverts.map((advert) => ({
          key: advert.id,
          content: (
            <JumpLink jump={advertJump(advert)} title={advert.name} className={styles.advert} onJump={onClose}>
              <Picture picture={advert.picture} alt={advert.name} sizes={ADVERT_SIZES} ratio="3 / 4" />
            </JumpLink>
          ),
        }))}
      />
      <button type="button" className={styles.close} aria-label={t('kernel.close')} onClick={onClose}>
        <X size={24} aria-hidden />
      </button>
    </dialog>
  )
}
