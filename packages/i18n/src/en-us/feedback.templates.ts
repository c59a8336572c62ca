import type { feedbackTemplates as source } from '../zh-cn/feedback.templates.ts'

export const feedbackTemplates = {
  'feedback.answered.title': 'Your feedback was answered',
  'feedback.answered.content': 'Your feedback: {feedback}\nAnswer: {answer}',
  'feedback.ceo_message.title': '{name} has written to you',
  'feedback.ceo_message.content': '{name} has written to you in the CEO channel. Only the two of you can read it.',
  'feedback.ceo_reply.title': '{name} has replied to you',
  'feedback.ceo_reply.content': '{name} has replied to your message in the CEO channel.',
} satisfies Record<keyof typeof source, string>
