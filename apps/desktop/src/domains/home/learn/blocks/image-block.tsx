import { type ImageLayout, imageLayout, type PictureItem, pictureCategories } from '@sands/rules/block'
import { type ImagePlace, imagePlaces } from '@sands/rules/image-places'
import { useTabList } from '@sands/web/tabs/use-tab-list'
import { BlockTabs } from '../../../../kernel/feed/block-tabs.tsx'
import { JumpArea } from '../../../../kernel/jump/jump-area.tsx'
import type { BlockProps } from '../../../../kernel/screens.ts'
import { useT } from '../../../../kernel/text.ts'
import styles from './blocks.module.css'
import { WidePicture } from './wide-picture.tsx'

const SHOWN: Readonly<Record<ImagePlace, { className: string | undefined; sizes: string; ratio?: string }>> = {
  row: { className: styles.row, sizes: '(min-width: 1180px) 928px, 90vw' },
  half: { className: styles.half, sizes: '460px', ratio: '4 / 3' },
  large: { className: styles.large, sizes: '620px', ratio: '3 / 2' },
  small: { className: styles.small, sizes: '310px', ratio: '3 / 2' },
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
  const tabs = useTabList(categories.map(({ key }) => key))
  const category = categories.find(({ key }) => key === tabs.chosen)
  if (!category) return null
  const grid = <ImageGrid items={category.items} layout={imageLayout(block)} />
  return (
    <section className={styles.images} aria-label={block.title || t('home.pictures')}>
      {block.title && <h3>{block.title}</h3>}
      {categories.length > 1 ? (
        <>
          <BlockTabs
            label={t('home.categories')}
            tabs={tabs}
            options={categories.map(({ key, name }, index) => ({
              key,
              name: name || t('home.category', { number: index + 1 }),
            }))}
          />
          <div {...tabs.panel}>{grid}</div>
        </>
      ) : (
        grid
      )}
    </section>
  )
}
