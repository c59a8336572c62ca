import type { Banner } from '@sands/contract/community/community.model'
import { useT } from '@sands/web/i18n/i18n'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import { Carousel } from '../../../kernel/ui/list/carousel.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'

export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useT()
  const slides = banners.flatMap(({ id, title, picture, linkStatus, moduleId, appUrl }) =>
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
  return <Carousel label={t('community.banners')} slides={slides} look="tile" autoplay />
}
