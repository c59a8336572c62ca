import type { messageTexts as source } from '../zh-cn/message.ts'

export const messageTexts = {
  'message.title': '訊息',
} satisfies Record<keyof typeof source, string>
