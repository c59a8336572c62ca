import type { CourseDetail } from '@sands/contract/course/course.model'
import { LEARN_TYPES } from '@sands/rules/study'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useDurationText } from '../../../kernel/duration-text.ts'
import { Button } from '../../../kernel/ui/button.tsx'
import { useModal } from '../../../kernel/ui/sheet.tsx'
import { itemsOf } from '../catalogue.ts'
import styles from './celebration.module.css'

/** What the call takes at once. */
const MOST_ITEMS = 200
const GRAINS = Array.from({ length: 28 }, (_, index) => index)

interface CelebrationProps {
  course: CourseDetail
  onClose: () => void
  /** Undefined for whoever has rated it already. */
  onRate: (() => void) | undefined
  onMore: () => void
}

function useStudyTime(course: CourseDetail): number | undefined {
  const learnIds = itemsOf(course.catalogue)
    .map(({ id }): string => id)
    .slice(0, MOST_ITEMS)
  const progress = useCall(
    'POST /sands-lms/api/v1/learning-details/progress',
    { body: { learnType: LEARN_TYPES.courseware, learnIds } },
    { enabled: learnIds.length > 0, silent: true, staleTime: 0 },
  )
  return progress.data?.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** A course is finished: a moment for oneself, over everything else. */
export function Celebration({ course, onClose, onRate, onMore }: CelebrationProps) {
  const t = useT()
  const id = useId()
  const duration = useDurationText()
  const dialog = useModal(true, onClose)
  const seconds = useStudyTime(course)
  return (
    <dialog ref={dialog} className={styles.celebration} aria-labelledby={id}>
      <div className={styles.grains} aria-hidden>
        {GRAINS.map((grain) => (
          <i key={grain} />
        ))}
      </div>
      <button type="button" className={styles.close} aria-label={t('kernel.close')} onClick={onClose}>
        <X size={24} aria-hidden />
      </button>
      <div className={styles.middle}>
        <svg viewBox="0 0 240 168" className={styles.scene} aria-hidden="true">
          <rect width="240" height="168" className={styles.sky} />
          <circle cx="120" cy="92" r="66" className={styles.glow} />
          <circle cx="120" cy="92" r="44" className={styles.sun} />
          <path d="M0 134c38-40 72-40 106-20s72 22 134-22v76H0z" className={styles.far} />
          <path d="M0 150c50-20 86-12 122-4s76 8 118-10v32H0z" className={styles.near} />
          <path d="m98 88 16 16 30-32" pathLength="1" className={styles.check} />
        </svg>
        <h2 id={id} className={styles.title}>
          {t('course.finished')}
        </h2>
        <p className={styles.name}>{course.fileName}</p>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{t('course.time_all')}</dt>
            <dd>{seconds === undefined ? '–' : duration(seconds)}</dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('course.items_done')}</dt>
            <dd>{course.itemCount}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.acts}>
        {onRate && (
          <Button block onClick={onRate}>
            {t('course.finished_rate')}
          </Button>
        )}
        <Button block look={onRate ? 'plain' : 'primary'} onClick={onMore}>
          {t('course.finished_more')}
        </Button>
      </div>
    </dialog>
  )
}
