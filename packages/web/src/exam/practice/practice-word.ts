import type { PracticeItem, PracticeTopic } from '@sands/contract/exam/practice.model'
import { TASK_TYPES, taskAct } from '@sands/rules/study/task-card'

const WORDS = {
  go_practice: 'exam.practice_go',
  practice_again: 'exam.practice_again',
  view: 'exam.practice_view',
} as const

/** What the card of a practice offers, by the rules of task cards. */
export function practiceWord(practice: Pick<PracticeItem, 'tagStatus' | 'timeStatus' | 'isRepeat'>) {
  const act = taskAct({ taskType: TASK_TYPES.practice, ...practice })
  return act === 'go_practice' || act === 'practice_again' ? WORDS[act] : WORDS.view
}

/** The share of right answers in a topic, in percent. */
export const topicPercent = ({ right, answered }: Pick<PracticeTopic, 'right' | 'answered'>): number =>
  Math.floor((right * 100) / Math.max(answered, 1))
