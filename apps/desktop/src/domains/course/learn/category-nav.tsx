import type { CourseCategoryNode } from '@sands/contract/course/course.model'
import { type Category, pathTo } from '@sands/web/category/category-path'
import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import styles from './category-nav.module.css'

interface CategoryNavProps {
  tree: UseQueryResult<CourseCategoryNode[]>
  /** Empty: all of them. */
  chosen: string
  hrefOf: (category: string) => string
}

/** Categories as plain links; below those on the way to the chosen one, what is in them. Without them there are still all courses. */
export function CategoryNav({ tree, chosen, hrefOf }: CategoryNavProps) {
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
    <nav className={styles.nav} aria-label={t('course.categories')}>
      <Link to={hrefOf('')} className={styles.link} aria-current={chosen === '' || undefined} preventScrollReset>
        <span className={styles.name}>{t('course.all')}</span>
      </Link>
      {tree.isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {tree.data && level(tree.data)}
    </nav>
  )
}
