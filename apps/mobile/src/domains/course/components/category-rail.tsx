import type { Category } from '@sands/web/category/category-path'
import { useT } from '@sands/web/i18n/i18n'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../kernel/ui/class-names.ts'
import styles from './category-rail.module.css'

interface CategoryRailProps {
  tree: readonly Category[]
  /** The path from the first level to the chosen category; empty for all courses. */
  path: readonly Category[]
  /** True when all courses are shown. False with an empty path when the address names a deleted category. */
  isAll: boolean
  onChoose: (id: string | null) => void
}

interface EntryProps {
  name: string
  chosen: boolean
  level: 1 | 2
  onTap: () => void
}

function Entry({ name, chosen, level, onTap }: EntryProps) {
  return (
    <button
      type="button"
      className={classNames(styles.entry, level === 2 && styles.second, chosen && styles.chosen)}
      aria-current={chosen || undefined}
      onClick={onTap}
    >
      {name}
    </button>
  )
}

/** The first two levels; choosing a category of the first level shows its children. */
export function CategoryRail({ tree, path, isAll, onChoose }: CategoryRailProps) {
  const t = useT()
  const rail = useRef<HTMLElement>(null)
  const [first, second] = path
  const shown = (second ?? first)?.id
  useEffect(() => {
    if (shown !== undefined) rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('course.categories')}>
      <ul>
        <li>
          <Entry name={t('course.all')} chosen={isAll} level={1} onTap={() => onChoose(null)} />
        </li>
        {tree.map((category) => (
          <li key={category.id}>
            <Entry
              name={category.name}
              chosen={category.id === first?.id && !second}
              level={1}
              onTap={() => onChoose(category.id)}
            />
            {category.id === first?.id && category.children.length > 0 && (
              <ul className={styles.below}>
                {category.children.map((child) => (
                  <li key={child.id}>
                    <Entry
                      name={child.name}
                      chosen={child.id === second?.id}
                      level={2}
                      onTap={() => onChoose(child.id)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
