import { LikeFilled, LikeOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import type { CourseDetail } from '@sands/contract/course/course.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { LEARN_STATUS } from '@sands/rules/study'
import { collectId, collectOf, likeId, likeOf, sendCollect, sendLike } from '@sands/web/social/social-calls'
import { Stars } from '@sands/web/social/stars.tsx'
import { useRating } from '@sands/web/social/use-rating'
import { useToggle } from '@sands/web/social/use-toggle'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { ToggleButton } from '../../../../kernel/ui/form/toggle-button.tsx'
import styles from './course-opinions.module.css'
import { RatingDialog } from './rating-dialog.tsx'

/** The rating of a course, and the person's own rating. */
export function CourseOpinions({ course }: { course: CourseDetail }) {
  const t = useT()
  const target = { module: SOCIAL_MODULES.course, moduleId: course.id }
  const [rates, setRates] = useState(false)
  const like = useToggle({ id: likeId(target), given: likeOf(course.like), send: (on) => sendLike(target, on) })
  const collect = useToggle({
    id: collectId(target),
    given: collectOf(course.collect),
    send: (on) => sendCollect(target, on),
  })
  const rating = useRating(target, course.rating)
  const isStarted = course.learnStatus !== LEARN_STATUS.fresh
  const { score = null, scoreCount = 0, myScore = null } = rating.shown ?? {}
  return (
    <div className={styles.opinions}>
      <p className={styles.rating}>
        {score === null ? (
          t('social.rating_none')
        ) : (
          <>
            <span className={styles.score}>{score.toFixed(1)}</span>
            <Stars value={score} />
            <span>{t('social.rating_count', { count: scoreCount })}</span>
          </>
        )}
      </p>
      <div className={styles.acts}>
        <ToggleButton
          label={t('social.like')}
          icons={{ on: <LikeFilled aria-hidden />, off: <LikeOutlined aria-hidden /> }}
          state={like.shown}
          onFlip={like.flip}
        />
        <ToggleButton
          label={t('social.collect')}
          icons={{ on: <StarFilled aria-hidden />, off: <StarOutlined aria-hidden /> }}
          state={collect.shown}
          onFlip={collect.flip}
        />
        {myScore === null && isStarted && <Button onClick={() => setRates(true)}>{t('course.rate')}</Button>}
        {myScore === null && !isStarted && <span className={styles.given}>{t('social.rating_begin')}</span>}
        {myScore !== null && (
          <span className={styles.given}>
            {t('social.rating_given')}
            <Stars value={myScore} />
          </span>
        )}
      </div>
      <RatingDialog open={rates && myScore === null} rating={rating} onClose={() => setRates(false)} />
    </div>
  )
}
