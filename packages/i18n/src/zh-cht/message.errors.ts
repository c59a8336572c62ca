import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': '訊息不存在或已刪除',
} satisfies Record<keyof typeof source, string>
