import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': 'This message does not exist or has been deleted',
} satisfies Record<keyof typeof source, string>
