import { type Category, pathTo } from '@sands/web/category/category-path'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMoments } from '../moment.ts'
import { useT } from '../text.ts'
import styles from './category-nav.module.css'

interface CategoryNavProps {
  label: string
  /** The label of the link that shows everything. */
  all: string
  tree: Pick<UseQueryResult<readonly Category[]>, 'data' | 'isPending' | 'isError' | 'refetch'>
  /** Empty when everything is shown. */
  chosen: string
  hrefOf: (category: string) => string
}

/**
 * Categories as plain links. The chosen category and its ancestors also show their children. The link to everything is
 * always there.
 */
export function CategoryNav({ label, all, tree, chosen, hrefOf }: CategoryNavProps) {
  const t = useT()
  const { number } = useMoments()
  const path = pathTo(tree.data ?? [], chosen || null).map(({ id }) => id)

  const level = (categories: readonly Category[]) => (
    <ul className={styles.list}>
      {categories.map(({ id, name, count, children }) => (
        <li key={id}>
          <Link to={hrefOf(id)} className={styles.link} aria-current={id === chosen || undefined} preventScrollReset>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{number(count)}</span>
          </Link>
          {path.includes(id) && children.length > 0 && level(children)}
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={styles.nav} aria-label={label}>
      <Link to={hrefOf('')} className={styles.link} aria-current={chosen === '' || undefined} preventScrollReset>
        <span className={styles.name}>{all}</span>
      </Link>
      {tree.isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {tree.isError && !tree.data && (
        <p className={styles.failed} role="alert">
          {t('manage.category_failed')}
          <Button size="small" onClick={() => void tree.refetch()}>
            {t('kernel.retry')}
          </Button>
        </p>
      )}
      {tree.data && level(tree.data)}
    </nav>
  )
}

/** The categories, and beside them the content of the chosen one. */
export const CategoryColumns = ({ nav, children }: { nav: ReactNode; children: ReactNode }) => (
  <div className={styles.columns}>
    {nav}
    {children}
  </div>
)
