import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { useT } from '../i18n/i18n.ts'
import { timeText } from '../player/controls/time-text.ts'
import { COURSEWARE_NAMES } from './courseware-names.ts'

interface CoursewareFacts {
  /** Its type and length. */
  facts: string
  /** Why it is locked. */
  reason: string | null
  /** The progress as a short text. */
  word: string | null
}

/** Why courseware is locked: something comes first, or the course has to be bought. */
export function useLockText(): (lock: NonNullable<CatalogueCourseware['lock']>) => string {
  const t = useT()
  return ({ goodsId, beforeTitle }) => (goodsId ? t('course.sold') : t('course.locked', { title: beforeTitle }))
}

/** The texts of a courseware in a row of the catalogue. */
export function useCoursewareFacts(): (courseware: CatalogueCourseware) => CoursewareFacts {
  const t = useT()
  const lockText = useLockText()
  return ({ courseWareType, duration, pages, isRequired, isReady, isFinished, percent, lock }) => {
    const counted = courseWareType === COURSEWARE_TYPES.pictures ? 'course.pictures' : 'course.pages'
    const facts = [
      t(COURSEWARE_NAMES[courseWareType]),
      ...(duration > 0 ? [timeText(duration)] : []),
      ...(pages > 0 ? [t(counted, { count: pages })] : []),
      ...(isRequired === 1 ? [] : [t('course.optional')]),
    ]
    const word = () => {
      if (isFinished === 1) return t('course.item_finished')
      if (isReady === 0) return t('course.not_ready')
      return percent > 0 ? `${percent}%` : null
    }
    return { facts: facts.join(' · '), reason: lock && lockText(lock), word: word() }
  }
}
