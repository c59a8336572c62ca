import type { messageShellTexts as source } from '../zh-cn/message.shell.ts'

export const messageShellTexts = {
  'message.title': 'Tin nhắn',
  'message.unread': '{count, plural, other {# tin chưa đọc}}',
} satisfies Record<keyof typeof source, string>
