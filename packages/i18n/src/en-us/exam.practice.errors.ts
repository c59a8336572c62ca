import type { examPracticeErrors as source } from '../zh-cn/exam.practice.errors.ts'

export const examPracticeErrors = {
  'exam.practice_unknown': 'This practice does not exist',
  'exam.practice_not_open': 'This practice is not open yet',
  'exam.practice_over': 'This practice is over',
  'exam.practice_not_repeatable': 'This practice can be done only once',
  'exam.practice_attempt_unknown': 'This practice attempt does not exist',
  'exam.practice_handed_in': 'The practice is handed in, so answers cannot be changed',
  'exam.practice_running': 'The practice is not handed in yet',
  'exam.practice_no_questions': 'There are no questions to practise',
  'exam.practice_wrong_state': 'The state of the practice has changed, so this is not possible',
} satisfies Record<keyof typeof source, string>
