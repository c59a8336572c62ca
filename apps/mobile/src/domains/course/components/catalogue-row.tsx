import type { CatalogueItem } from '@sands/contract/course/course.model'
import { useT } from '@sands/web/i18n/i18n'
import { timeText } from '@sands/web/player/time-text'
import { showToast } from '@sands/web/toast/toast'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { WARE_ICONS, WARE_NAMES } from '../ware-type.ts'
import styles from './catalogue-row.module.css'
import { ProgressRing } from './progress-ring.tsx'

interface CatalogueRowProps {
  item: CatalogueItem
  isOpen: boolean
  onOpen: (item: CatalogueItem) => void
}

/** One piece of a course: what it is, how far the person is, and what has to come before it. */
export function CatalogueRow({ item, isOpen, onOpen }: CatalogueRowProps) {
  const t = useT()
  const { title, courseWareType, duration, pages, isRequired, isReady, percent, lock } = item
  const isFinished = item.isFinished === 1
  const reason = lock && t('course.locked', { title: lock.beforeTitle })
  const facts = [
    t(WARE_NAMES[courseWareType]),
    ...(duration > 0 ? [timeText(duration)] : []),
    ...(pages > 0 ? [t(courseWareType === 4 ? 'course.pictures' : 'course.pages', { count: pages })] : []),
    ...(isRequired === 1 ? [] : [t('course.optional')]),
  ]
  const state = () => {
    if (isFinished) return t('course.item_finished')
    if (isReady === 0) return t('course.not_ready')
    return percent > 0 ? `${percent}%` : null
  }
  const word = state()
  const tap = () => (reason ? showToast(reason) : onOpen(item))
  return (
    <button
      type="button"
      className={classNames(styles.row, isOpen && styles.open)}
      aria-current={isOpen || undefined}
      aria-disabled={lock !== null || undefined}
      onClick={tap}
    >
      <ProgressRing
        percent={percent}
        isFinished={isFinished}
        isLocked={lock !== null}
        icon={WARE_ICONS[courseWareType]}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.meta}>{facts.join(' · ')}</span>
        {reason && <span className={styles.lock}>{reason}</span>}
      </span>
      {isOpen && (
        <span className={styles.playing}>
          <span className={styles.bars} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          <span className="visually-hidden">{t('course.open_now')}</span>
        </span>
      )}
      {word && <span className={classNames(styles.state, isFinished && styles.finished)}>{word}</span>}
    </button>
  )
}
