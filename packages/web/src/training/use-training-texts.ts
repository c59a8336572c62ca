import type { TrainingLock, TrainingTask } from '@sands/contract/training/training.model'
import { taskNameOf } from '@sands/rules/training/task-type'
import { useMomentText } from '../exam/use-moment-text.ts'
import { localeOf, useLanguage, useT } from '../i18n/i18n.ts'
import { timeLeftText } from '../study/task-words.ts'

const TIME_REMAINS = 100
const EXCEEDED = 200
const OVERDUE = 300

interface Due {
  overdueStatus: number | null
  countDownDuration: number | null
}

/** The texts of projects and their tasks. */
export function useTrainingTexts() {
  const t = useT()
  const [language] = useLanguage()
  const moment = useMomentText()
  return {
    /** The time that is left, or that it is over; empty without a date. */
    due({ overdueStatus, countDownDuration }: Due): string {
      if (overdueStatus === TIME_REMAINS && countDownDuration !== null)
        return t('training.left', { time: timeLeftText(countDownDuration, localeOf(language)) })
      if (overdueStatus === EXCEEDED) return t('training.exceeded')
      return overdueStatus === OVERDUE ? t('training.overdue') : ''
    },
    /** Why a task is locked, and what opens it. */
    lock({ reason, globalIndex, stage, at }: TrainingLock): string {
      if (reason === 'previous_task') return t('training.lock_previous_task', { number: globalIndex ?? 1 })
      if (reason === 'previous_stage') return t('training.lock_previous_stage', { number: (stage ?? 0) + 1 })
      if (reason === 'opens_at' && at !== null) return t('training.lock_opens_at', { time: moment(at) })
      if (reason === 'not_started' && at !== null) return t('training.lock_starts_at', { time: moment(at) })
      return t(reason === 'ended' ? 'training.lock_ended' : 'training.lock_not_started')
    },
    /** Why a task counts as done without being done; null for all others. */
    decision(task: Pick<TrainingTask, 'isRefDeleted' | 'calledOff' | 'decision'>): string | null {
      const { isRefDeleted, calledOff, decision } = task
      if (calledOff !== null) return t('training.called_off', { reason: calledOff })
      if (isRefDeleted === 1) return t('training.ref_deleted')
      return decision && t(`training.${decision.state}`, { reason: decision.reason })
    },
    taskType(type: number): string {
      const name = taskNameOf(type)
      return name ? t(`training.type_${name}`) : ''
    },
    /** From the first to the last day; empty without days. */
    window(startTime: string | null, endTime: string | null): string {
      if (startTime && endTime) return t('training.window', { from: moment(startTime), until: moment(endTime) })
      if (endTime) return t('training.until', { until: moment(endTime) })
      return startTime ? t('training.from', { from: moment(startTime) }) : t('training.always')
    },
    moment,
  }
}
