import type { messageTexts as source } from '../zh-cn/message.ts'

export const messageTexts = {
  'message.title': 'Messages',
} satisfies Record<keyof typeof source, string>
