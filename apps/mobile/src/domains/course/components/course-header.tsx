import { courseLinks } from '@sands/contract/course/course.links'
import type { CourseSortType } from '@sands/contract/course/course.model'
import { LIST_SORTS } from '@sands/web/course/sort-type'
import { useT } from '@sands/web/i18n/i18n'
import { Search } from 'lucide-react'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './course-header.module.css'
import { SortSelect } from './sort-select.tsx'

interface CourseHeaderProps {
  sortType: CourseSortType
  onSort: (sortType: CourseSortType) => void
}

/** Sticks to the top: the link to the search, and the order of the list. */
export function CourseHeader({ sortType, onSort }: CourseHeaderProps) {
  const t = useT()
  return (
    <header className={styles.header}>
      <h1 className="visually-hidden">{t('course.title')}</h1>
      <div className={styles.row}>
        <Link to={courseLinks.search(sortType)} className={styles.search}>
          <Search size={18} aria-hidden />
          <span className={styles.word}>{t('course.search_hint')}</span>
        </Link>
        <SortSelect choices={LIST_SORTS} value={sortType} onChange={onSort} />
      </div>
    </header>
  )
}
