import type { CourseDetail } from '@sands/contract/course/course.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { CelebrationWords, Grains } from '@sands/web/course/celebration.tsx'
import { useRating } from '@sands/web/social/use-rating'
import { Button, Modal } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { RatingDialog } from '../detail/rating-dialog.tsx'
import { learnPaths } from '../learn-paths.ts'
import styles from './celebration.module.css'

/** Celebrates a finished course, and offers the next steps. */
export function Celebration({ course, onClose }: { course: CourseDetail; onClose: () => void }) {
  const t = useT()
  const titleId = useId()
  const navigate = useNavigate()
  const [rates, setRates] = useState(false)
  const rating = useRating({ module: SOCIAL_MODULES.course, moduleId: course.id }, course.rating)
  const canRate = rating.shown?.myScore == null
  const more = () => void navigate(learnPaths.courses)
  if (rates && canRate) return <RatingDialog open rating={rating} onClose={onClose} />
  return (
    <Modal
      open
      centered
      width={520}
      footer={null}
      title={<span className="visually-hidden">{t('course.finished')}</span>}
      classNames={{ container: styles.window ?? '' }}
      onCancel={onClose}
    >
      <Grains />
      <div className={styles.middle}>
        <CelebrationWords course={course} titleId={titleId} />
        <div className={styles.acts}>
          {canRate && (
            <Button type="primary" size="large" onClick={() => setRates(true)}>
              {t('course.finished_rate')}
            </Button>
          )}
          <Button type={canRate ? 'default' : 'primary'} size="large" onClick={more}>
            {t('course.finished_more')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
