import { imageLayout, type PictureItem, pictureCategories } from '@sands/rules/block'
import { useT } from '@sands/web/i18n/i18n'
import { useTabList } from '@sands/web/tabs/use-tab-list'
import type { BlockProps } from '../../../kernel/slots.ts'
import styles from './image-block.module.css'
import { ImageGrid } from './image-grid.tsx'

/** Pictures one by one, in pairs, or a large one with two small ones; several categories one at a time. */
export function ImageBlock({ block, first }: BlockProps) {
  const t = useT()
  const categories = pictureCategories(block)
  const { chosen, list, tab, panel } = useTabList(categories.map(({ key }) => key))
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
          <div role="tablist" className={styles.categories} aria-label={t('home.categories')} {...list}>
            {categories.map(({ key, name }, index) => (
              <button key={key} className={styles.category} {...tab(key)}>
                <span className={styles.chip}>{name || t('home.category', { number: index + 1 })}</span>
              </button>
            ))}
          </div>
          <div {...panel}>{grid(category.items)}</div>
        </>
      ) : (
        grid(category.items)
      )}
    </section>
  )
}
