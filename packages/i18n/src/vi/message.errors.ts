import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': 'Tin nhắn không tồn tại hoặc đã bị xóa',
} satisfies Record<keyof typeof source, string>
