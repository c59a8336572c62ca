import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import { useT } from '../i18n/i18n.ts'

/** Why courseware is locked: something comes first, or the course has to be bought. */
export function useLockText(): (lock: NonNullable<CatalogueCourseware['lock']>) => string {
  const t = useT()
  return ({ goodsId, beforeTitle }) => (goodsId ? t('course.sold') : t('course.locked', { title: beforeTitle }))
}
