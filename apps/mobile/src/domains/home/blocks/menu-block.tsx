import { type MenuItem, menuColumns, menuItems } from '@sands/rules/block'
import { firstLetter, tintOf } from '@sands/rules/display'
import { useT } from '@sands/web/i18n/i18n'
import type { BlockProps } from '../../../kernel/slots.ts'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import { Carousel } from '../../../kernel/ui/list/carousel.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { chunk } from '../chunk.ts'
import styles from './menu-block.module.css'

/** More shortcuts are on further pages to swipe, so that the content below stays near. */
const ROWS = 2
const TINTS = [styles.tint0, styles.tint1, styles.tint2, styles.tint3]

function ItemPicture({ item: { name, picture } }: { item: MenuItem }) {
  if (picture) return <Picture picture={picture} alt="" sizes="48px" ratio="1" />
  return <span className={classNames(styles.letter, TINTS[tintOf(name, TINTS.length)])}>{firstLetter(name)}</span>
}

function Grid({ items, columns }: { items: readonly MenuItem[]; columns: 4 | 5 }) {
  return (
    <ul className={classNames(styles.grid, columns === 5 ? styles.fifths : styles.quarters)}>
      {items.map((item) => (
        <li key={item.key}>
          <JumpLink jump={item.jump} title={item.name} className={styles.item}>
            <span className={styles.picture} aria-hidden>
              <ItemPicture item={item} />
            </span>
            <span className={styles.name}>{item.name}</span>
          </JumpLink>
        </li>
      ))}
    </ul>
  )
}

export function MenuBlock({ block }: BlockProps) {
  const t = useT()
  const items = menuItems(block)
  const columns = menuColumns(block)
  const label = block.title || t('home.menu')
  const pages = chunk(items, columns * ROWS)
  if (items.length === 0) return null
  if (pages.length === 1) {
    return (
      <nav className={styles.card} aria-label={label}>
        <Grid items={items} columns={columns} />
      </nav>
    )
  }
  return (
    <div className={styles.card}>
      <Carousel
        label={label}
        look="page"
        slides={pages.map((page, index) => ({ key: String(index), content: <Grid items={page} columns={columns} /> }))}
      />
    </div>
  )
}
