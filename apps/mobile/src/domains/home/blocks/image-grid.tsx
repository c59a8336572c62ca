import type { ImageLayout, PictureItem } from '@sands/rules/block'
import { type ImagePlace, imagePlaces } from '@sands/rules/image-places'
import { JUMP, type Jump } from '@sands/rules/jump'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Suspense, useCallback, useState } from 'react'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import { MissingSheet } from '../../../kernel/ui/missing.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import styles from './image-block.module.css'

const ImageViewer = lazyPart(
  async () => (await import('../../../kernel/ui/float/image-viewer.tsx')).ImageViewer,
  MissingSheet,
)

const FULL = '(min-width: 640px) 608px, calc(100vw - 32px)'
const HALF = '(min-width: 640px) 300px, calc(50vw - 20px)'
const LARGE = '(min-width: 640px) 402px, calc(66vw - 24px)'
const SMALL = '(min-width: 640px) 198px, calc(34vw - 16px)'
const SHOWN: Readonly<Record<ImagePlace, { className: string | undefined; sizes: string; ratio?: string }>> = {
  row: { className: styles.row, sizes: FULL },
  half: { className: styles.half, sizes: HALF, ratio: '4 / 3' },
  large: { className: styles.large, sizes: LARGE, ratio: '3 / 2' },
  small: { className: styles.small, sizes: SMALL, ratio: '3 / 2' },
}

const leadsNowhere = ({ type, link }: Jump) => !link && (type === null || type === undefined || type === JUMP.none)

interface ImageGridProps {
  items: readonly PictureItem[]
  layout: ImageLayout
  /** Whether its first picture is the largest element of the first screen. */
  first: boolean
}

/** A picture without a jump opens in full. */
export function ImageGrid({ items: pictures, layout, first }: ImageGridProps) {
  const t = useT()
  const [viewed, setViewed] = useState<number | null>(null)
  const close = useCallback(() => setViewed(null), [])
  const items = pictures.map((item, index) => ({
    ...item,
    name: item.name || t('home.picture', { number: index + 1 }),
  }))
  const viewable = items.filter(({ jump }) => leadsNowhere(jump))
  const places = imagePlaces(items.length, layout)
  return (
    <>
      <ul className={styles.grid}>
        {items.map((item, index) => {
          const { className, ...shown } = SHOWN[places[index] ?? 'row']
          const number = viewable.indexOf(item)
          return (
            <li key={item.key} className={className}>
              <JumpLink
                jump={item.jump}
                title={item.name}
                className={styles.image}
                {...(number >= 0 && {
                  onTap: () => setViewed(number),
                  label: t('kernel.picture_open', { name: item.name }),
                })}
              >
                <Picture picture={item.picture} alt={item.name} first={first && index === 0} {...shown} />
              </JumpLink>
            </li>
          )
        })}
      </ul>
      {viewed !== null && (
        <Suspense>
          <ImageViewer images={viewable} start={viewed} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
