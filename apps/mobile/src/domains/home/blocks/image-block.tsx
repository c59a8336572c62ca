import { imageLayout, type PictureItem, pictureCategories } from '@sands/rules/block'
import { useT } from '@sands/web/i18n/i18n'
import { useTabList } from '@sands/web/tabs/use-tab-list'
import { BlockTabs } from '../../../kernel/feed/block-tabs.tsx'
import type { BlockProps } from '../../../kernel/slots.ts'
import styles from './image-block.module.css'
import { ImageGrid } from './image-grid.tsx'

/** Pictures one by one, in pairs, or a large one with two small ones; several categories are shown as tabs. */
export function ImageBlock({ block, first }: BlockProps) {
  const t = useT()
  const categories = pictureCategories(block)
  const tabs = useTabList(categories.map(({ key }) => key))
  const { chosen, panel } = tabs
  const category = categories.find(({ key }) => key === chosen)
  if (!category) return null
  const grid = (items: readonly PictureItem[]) => (
    <ImageGrid key={chosen} items={items} layout={imageLayout(block)} first={first} />
  )
  return (
    <section aria-label={block.title || t('home.pictures')}>
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
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
          <div {...panel}>{grid(category.items)}</div>
        </>
      ) : (
        grid(category.items)
      )}
    </section>
  )
}
