import { imageLayout, type PictureItem, pictureShelves } from '@sands/rules/block'
import { useT } from '@sands/web/i18n/i18n'
import { useTabList } from '@sands/web/tabs/use-tab-list'
import type { BlockProps } from '../../../kernel/slots.ts'
import styles from './image-block.module.css'
import { ImageGrid } from './image-grid.tsx'

/** Pictures one by one, in pairs, or a large one with two small ones; several categories one at a time. */
export function ImageBlock({ block, first }: BlockProps) {
  const t = useT()
  const shelves = pictureShelves(block)
  const { chosen, list, tab, panel } = useTabList(shelves.map(({ key }) => key))
  const shelf = shelves.find(({ key }) => key === chosen)
  if (!shelf) return null
  const grid = (items: readonly PictureItem[]) => (
    <ImageGrid key={chosen} items={items} layout={imageLayout(block)} first={first} />
  )
  return (
    <section aria-label={block.title || t('home.pictures')}>
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
      {shelves.length > 1 ? (
        <>
          <div role="tablist" className={styles.shelves} aria-label={t('home.categories')} {...list}>
            {shelves.map(({ key, name }, index) => (
              <button key={key} className={styles.shelf} {...tab(key)}>
                <span className={styles.chip}>{name || t('home.category', { number: index + 1 })}</span>
              </button>
            ))}
          </div>
          <div {...panel}>{grid(shelf.items)}</div>
        </>
      ) : (
        grid(shelf.items)
      )}
    </section>
  )
}
