import type { messageShellTexts as source } from '../zh-cn/message.shell.ts'

export const messageShellTexts = {
  'message.title': '訊息',
  'message.unread': '{count, plural, other {# 則未讀}}',
} satisfies Record<keyof typeof source, string>
