import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import { learnForm } from '@sands/rules/study'
import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useT } from '../../../kernel/text.ts'
import { COURSEWARE_TEXTS } from './courseware-kinds.ts'

type Known = Pick<ManagedCourseware, 'courseWareType' | 'duration' | 'pages' | 'threshold' | 'minSeconds'>

const two = (value: number) => String(value).padStart(2, '0')
/** In the format of players. */
const clock = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Describes courseware: type, length and completion rule. */
export function useCoursewareWords() {
  const t = useT()
  const [language] = useLanguage()
  const percent = numberFormat(localeOf(language), { style: 'percent' })
  const size = ({ courseWareType, duration, pages }: Known): string | undefined => {
    if (learnForm(courseWareType) === 'media') return duration > 0 ? clock(duration) : undefined
    if (pages === 0) return undefined
    return courseWareType === 4
      ? t('course.manage_ware_picture_count', { count: pages })
      : t('course.manage_ware_pages', { count: pages })
  }
  const rule = ({ courseWareType, threshold, minSeconds }: Known): string => {
    const form = learnForm(courseWareType)
    const main =
      form === 'media'
        ? t('course.manage_rule_media', { percent: percent.format(threshold / 100) })
        : t(
            form === 'link'
              ? 'course.manage_rule_link'
              : form === 'pages'
                ? 'course.manage_rule_pages'
                : 'course.manage_rule_pictures',
          )
    return minSeconds > 0 ? t('course.manage_rule_time', { rule: main, time: clock(minSeconds) }) : main
  }
  return {
    rule,
    /** Type and length. */
    facts: (courseware: Known): string =>
      [t(COURSEWARE_TEXTS[courseware.courseWareType]), size(courseware)].filter(Boolean).join(' · '),
  }
}
