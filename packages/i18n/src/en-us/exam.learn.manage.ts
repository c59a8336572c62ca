import type { examLearnManageTexts as source } from '../zh-cn/exam.learn.manage.ts'

export const examLearnManageTexts = {
  'exam.learn_intro': 'Take your exams here and see your results',
  'exam.learn_states': 'Filter by state',
  'exam.learn_none_here': 'No exams in this state',
  'exam.learn_show_all': 'All exams',
  'exam.learn_questions': '{count, plural, one {# question} other {# questions}}',
  'exam.learn_view': 'How questions are shown',
  'exam.learn_back': 'Back to the exam',
  'exam.learn_answered': 'Answers',
} satisfies Record<keyof typeof source, string>
