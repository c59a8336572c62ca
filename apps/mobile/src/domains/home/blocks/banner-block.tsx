import { bannerLook, pictureItems } from '@sands/rules/block'
import { useT } from '@sands/web/i18n/i18n'
import { bannerRatio } from '@sands/web/picture/banner-ratio'
import { BANNER_SIZES } from '@sands/web/picture/src-set'
import type { BlockProps } from '../../../kernel/slots.ts'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import { Carousel } from '../../../kernel/ui/list/carousel.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import styles from './banner-block.module.css'

export function BannerBlock({ block, first }: BlockProps) {
  const t = useT()
  const banners = pictureItems(block)
  const [leader] = banners
  if (!leader) return null
  const ratio = bannerRatio(leader.picture)
  return (
    <Carousel
      autoplay
      label={block.title || t('home.banners')}
      look={bannerLook(block) === 'card_slide' ? 'card' : 'tile'}
      slides={banners.map(({ key, name, picture, jump }, index) => {
        const title = name || t('home.banner', { number: index + 1 })
        return {
          key,
          content: (
            <JumpLink jump={jump} title={title} className={styles.banner}>
              <Picture picture={picture} alt={title} sizes={BANNER_SIZES} ratio={ratio} first={first && index === 0} />
            </JumpLink>
          ),
        }
      })}
    />
  )
}
