import type { feedbackTemplates as source } from '../zh-cn/feedback.templates.ts'

export const feedbackTemplates = {
  'feedback.answered.title': 'Góp ý của bạn đã có trả lời',
  'feedback.answered.content': 'Góp ý của bạn: {feedback}\nTrả lời: {answer}',
  'feedback.ceo_message.title': '{name} đã viết thư cho bạn',
  'feedback.ceo_message.content': '{name} đã viết thư cho bạn qua kênh CEO. Chỉ hai người đọc được.',
  'feedback.ceo_reply.title': '{name} đã trả lời bạn',
  'feedback.ceo_reply.content': '{name} đã trả lời thư của bạn trong kênh CEO.',
} satisfies Record<keyof typeof source, string>
