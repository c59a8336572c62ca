import type { surveyTemplates as source } from '../zh-cn/survey.templates.ts'

export const surveyTemplates = {
  'survey.opened.title': '請參與問卷：{name}',
  'survey.opened.content': '問卷「{name}」已經開始，期待您的意見。',
  'survey.opened_anonymous.title': '請參與匿名問卷：{name}',
  'survey.opened_anonymous.content': '匿名問卷「{name}」已經開始。您的回答不會與您本人連結，請放心填寫。',
  'survey.reminder.title': '還沒有參與問卷：{name}',
  'survey.reminder.content': '問卷「{name}」還沒有收到您的回覆，請抽空填寫。',
} satisfies Record<keyof typeof source, string>
