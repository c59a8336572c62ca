import { type ImageLayout, imageLayout, type PictureItem, pictureCategories } from '@sands/rules/block'
import { type ImagePlace, imagePlaces } from '@sands/rules/image-places'
import { useTabList } from '@sands/web/tabs/use-tab-list'
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

function ImageGrid({ items, layout }: { items: readonly PictureItem[]; layout: ImageLayout }) {
  const t = useT()
  const places = imagePlaces(items.length, layout)
  return (
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
  )
}

export function ImageBlock({ block }: BlockProps) {
  const t = useT()
  const categories = pictureCategories(block)
  const { chosen, list, tab, panel } = useTabList(categories.map(({ key }) => key))
  const category = categories.find(({ key }) => key === chosen)
  if (!category) return null
  const grid = <ImageGrid items={category.items} layout={imageLayout(block)} />
  return (
    <section className={styles.images} aria-label={block.title || t('home.pictures')}>
      {block.title && <h3>{block.title}</h3>}
      {categories.length > 1 ? (
        <>
          <div role="tablist" className={styles.categories} aria-label={t('home.categories')} {...list}>
            {categories.map(({ key, name }, index) => (
              <button key={key} className={styles.category} {...tab(key)}>
                {name || t('home.category', { number: index + 1 })}
              </button>
            ))}
          </div>
          <div {...panel}>{grid}</div>
        </>
      ) : (
        grid
      )}
    </section>
  )
}
