import { bannerLook, pictureItems } from '@sands/rules/block'
import { useT } from '@sands/web/i18n/i18n'
import type { BlockProps } from '../../../kernel/slots.ts'
import { Carousel } from '../../../kernel/ui/carousel.tsx'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { BANNER_SIZES } from '../../../kernel/ui/src-set.ts'
import styles from './banner-block.module.css'

/** All banners of a block share the proportions of its first, within what leaves room for the rest of the page. */
function ratioOf({ width, height }: { width: number; height: number }): string {
  if (width === 0 || height === 0) return '16 / 7'
  return String(Math.min(3, Math.max(1.5, width / height)))
}

export function BannerBlock({ block, first }: BlockProps) {
  const t = useT()
  const banners = pictureItems(block)
  const [leader] = banners
  if (!leader) return null
  const ratio = ratioOf(leader.picture)
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
