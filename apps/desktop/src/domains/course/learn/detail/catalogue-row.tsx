import type { CatalogueItem } from '@sands/contract/course/course.model'
import { ProgressRing } from '@sands/web/course/progress-ring.tsx'
import { useItemFacts } from '@sands/web/course/use-item-facts'
import { WARE_ICONS } from '@sands/web/course/ware-type'
import { Link } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { learnPaths } from '../learn-paths.ts'
import { useArrival } from '../use-arrival.ts'
import styles from './catalogue.module.css'

interface CatalogueRowProps {
  courseId: string
  item: CatalogueItem
  isOpen: boolean
}

/** One piece of a course: a link to where it is studied, unless something has to come before it. */
export function CatalogueRow({ courseId, item, isOpen }: CatalogueRowProps) {
  const t = useT()
  const arrival = useArrival()
  const { facts, reason, word } = useItemFacts()(item)
  const isFinished = item.isFinished === 1
  const inside = (
    <>
      <ProgressRing
        percent={item.percent}
        isFinished={isFinished}
        isLocked={item.lock !== null}
        icon={WARE_ICONS[item.courseWareType]}
      />
      <span className={styles.words}>
        <span className={styles.title}>{item.title}</span>
        <span className={styles.meta}>{facts}</span>
        {reason && <span className={styles.lock}>{reason}</span>}
      </span>
      {isOpen && !isFinished && !item.lock && <span className={styles.open}>{t('course.open_now')}</span>}
      {word && (
        <span className={styles.state} data-finished={isFinished}>
          {word}
        </span>
      )}
    </>
  )
  if (item.lock) return <div className={styles.row}>{inside}</div>
  return (
    <Link
      to={learnPaths.item(courseId, item.id, { arrival })}
      className={styles.row}
      aria-current={isOpen || undefined}
    >
      {inside}
    </Link>
  )
}
