import type { feedbackTemplates as source } from '../zh-cn/feedback.templates.ts'

export const feedbackTemplates = {
  'feedback.answered.title': '您的回饋有了回覆',
  'feedback.answered.content': '您的回饋：{feedback}\n回覆：{answer}',
  'feedback.ceo_message.title': '{name} 給您寫了一封信',
  'feedback.ceo_message.content': '{name} 透過 CEO 直通車給您寫了一封信，只有你們兩人能看到。',
  'feedback.ceo_reply.title': '{name} 回覆了您',
  'feedback.ceo_reply.content': '您在 CEO 直通車寫給{name}的信有了回覆。',
} satisfies Record<keyof typeof source, string>
