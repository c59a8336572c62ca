import type { examTemplates as source } from '../zh-cn/exam.templates.ts'

export const examTemplates = {
  'exam.opens.title': 'The exam “{exam}” is open',
  'exam.opens.content': 'You can take the exam “{exam}” now. Tap to see until when, and its rules.',
  'exam.ends_soon.title': 'The exam “{exam}” ends soon',
  'exam.ends_soon.content': 'The exam “{exam}” ends in less than 24 hours, and you have not taken it yet.',
  'exam.result.title': 'The result of “{exam}” is there',
  'exam.result.content': 'Your exam “{exam}” has a result. Tap to see it.',
  'exam.retake.title': 'You have another chance at “{exam}”',
  'exam.retake.content':
    'The exam “{exam}” was opened for you once more. Tap to see until when, and how many attempts you have.',
  'exam.reminder.title': 'Reminder: the exam “{exam}”',
  'exam.reminder.content': 'You have not taken the exam “{exam}” yet. Please take it before it closes.',
  'exam.practice_opens.title': 'Practice “{practice}” is open',
  'exam.practice_opens.content': 'You can do the practice “{practice}” now. Tap to start.',
  'exam.practice_ends_soon.title': 'Practice “{practice}” ends soon',
  'exam.practice_ends_soon.content':
    'The practice “{practice}” ends within 24 hours, and you have not completed it yet.',
} satisfies Record<keyof typeof source, string>
