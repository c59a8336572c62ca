import type { feedbackTemplates as source } from '../zh-cn/feedback.templates.ts'

export const feedbackTemplates = {
  'feedback.answered.title': 'Masukan Anda sudah dijawab',
  'feedback.answered.content': 'Masukan Anda: {feedback}\nJawaban: {answer}',
  'feedback.ceo_message.title': '{name} menulis kepada Anda',
  'feedback.ceo_message.content': '{name} menulis kepada Anda di kanal CEO. Hanya Anda berdua yang dapat membacanya.',
  'feedback.ceo_reply.title': '{name} membalas Anda',
  'feedback.ceo_reply.content': '{name} membalas pesan Anda di kanal CEO.',
} satisfies Record<keyof typeof source, string>
