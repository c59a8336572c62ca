import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import { Carousel } from '../../../kernel/ui/list/carousel.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import styles from './shop-banners.module.css'

/** The banners of the shop; nothing without them. */
export function ShopBanners() {
  const t = useT()
  const { data = [] } = useCall('GET /sands-shopping/api/v1/banner/list', undefined, { keep: true, silent: true })
  const slides = data.flatMap(({ id, title, picture, linkStatus, moduleId, appUrl }) =>
    picture
      ? [
          {
            key: id,
            content: (
              <JumpLink jump={{ type: linkStatus, moduleId, link: appUrl }} title={title}>
                <Picture picture={picture} alt={title} sizes="100vw" ratio="16 / 7" />
              </JumpLink>
            ),
          },
        ]
      : [],
  )
  if (slides.length === 0) return null
  return (
    <div className={styles.banners}>
      <Carousel label={t('shop.banners')} slides={slides} look="tile" autoplay />
    </div>
  )
}
