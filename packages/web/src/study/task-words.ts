import type { TaskCard } from '@sands/contract/study/study.model'
import { taskAct, taskTypeOf } from '@sands/rules/study/task-card'
import { localeOf, useLanguage, useT } from '../i18n/i18n.ts'
import { durationText, unitText } from './duration-text.ts'

const DAY_S = 86_400
const TIME_REMAINS = 100
const EXCEEDED = 200
const OVERDUE = 300
const HOUR_S = 3600
const MINUTE_S = 60

/** Days, hours and minutes; the last minute counts as one. */
export function timeLeftText(seconds: number, locale: string): string {
  const days = Math.floor(seconds / DAY_S)
  if (days === 0) return durationText(seconds, locale)
  const rest = seconds % DAY_S
  const hours = Math.floor(rest / HOUR_S)
  const minutes = Math.floor((rest % HOUR_S) / MINUTE_S)
  return [
    unitText(days, 'day', locale),
    ...(hours > 0 ? [unitText(hours, 'hour', locale)] : []),
    ...(minutes > 0 ? [unitText(minutes, 'minute', locale)] : []),
  ].join(' ')
}

interface TaskWords {
  type: string
  tag: string
  /** The time that is left, or that it is over; empty without an end. */
  time: string
  /** The text of the button; null when there is none. */
  act: string | null
}

/** The texts of task cards, by the specification. */
export function useTaskWords(): (card: TaskCard) => TaskWords {
  const t = useT()
  const [language] = useLanguage()
  return (card) => {
    const type = taskTypeOf(card.taskType)
    const act = taskAct(card)
    return {
      type: type ? t(`study.task_type_${type}`) : '',
      tag: t(`study.tag_${card.tagStatus}`),
      time: timeOf(card),
      act: act === null ? null : t(`study.task_${act}`),
    }
  }

  function timeOf({ overdueStatus, countDownDuration }: TaskCard): string {
    if (overdueStatus === TIME_REMAINS && countDownDuration !== null)
      return t('study.task_left', { time: timeLeftText(countDownDuration, localeOf(language)) })
    if (overdueStatus === EXCEEDED) return t('study.task_exceeded')
    return overdueStatus === OVERDUE ? t('study.task_overdue') : ''
  }
}
