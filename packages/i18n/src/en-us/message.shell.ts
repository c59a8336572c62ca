import type { messageShellTexts as source } from '../zh-cn/message.shell.ts'

export const messageShellTexts = {
  'message.title': 'Messages',
  'message.unread': '{count, plural, one {# unread} other {# unread}}',
} satisfies Record<keyof typeof source, string>
