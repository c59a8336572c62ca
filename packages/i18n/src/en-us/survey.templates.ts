import type { surveyTemplates as source } from '../zh-cn/survey.templates.ts'

export const surveyTemplates = {
  'survey.opened.title': 'Please take the survey: {name}',
  'survey.opened.content': 'The survey “{name}” is open. We look forward to your opinion.',
  'survey.opened_anonymous.title': 'Please take the anonymous survey: {name}',
  'survey.opened_anonymous.content':
    'The anonymous survey “{name}” is open. Your answers are stored without any link to you.',
  'survey.reminder.title': 'Still waiting for your reply: {name}',
  'survey.reminder.content':
    'We have not received your reply to the survey “{name}” yet. Please take a moment to fill it in.',
} satisfies Record<keyof typeof source, string>
