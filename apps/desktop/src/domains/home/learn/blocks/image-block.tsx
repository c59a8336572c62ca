import { imageLayout, pictureItems } from '@sands/rules/block'
import { type ImagePlace, imagePlaces } from '@sands/rules/image-places'
import { JumpArea } from '../../../../kernel/jump/jump-area.tsx'
import { useT } from '../../../../kernel/text.ts'
import type { BlockProps } from './block-list.tsx'
import styles from './blocks.module.css'
import { WidePicture } from './wide-picture.tsx'

const SHOWN: Readonly<Record<ImagePlace, { className: string | undefined; sizes: string; ratio?: string }>> = {
  row: { className: styles.row, sizes: '(min-width: 1180px) 560px, 90vw' },
  half: { className: styles.half, sizes: '280px', ratio: '4 / 3' },
  large: { className: styles.large, sizes: '380px', ratio: '3 / 2' },
  small: { className: styles.small, sizes: '180px', ratio: '3 / 2' },
}

export function ImageBlock({ block }: BlockProps) {
  const t = useT()
  const items = pictureItems(block)
  if (items.length === 0) return null
  const places = imagePlaces(items.length, imageLayout(block))
  return (
    <section className={styles.images} aria-label={block.title || t('home.pictures')}>
      {block.title && <h3>{block.title}</h3>}
      <ul>
        {items.map((item, index) => {
          const { className, ...shown } = SHOWN[places[index] ?? 'row']
          return (
            <li key={item.key} className={className}>
              <JumpArea jump={item.jump}>
                <WidePicture
                  picture={item.picture}
                  alt={item.name || t('home.picture', { number: index + 1 })}
                  {...shown}
                />
              </JumpArea>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
