import type { messageShellTexts as source } from '../zh-cn/message.shell.ts'

export const messageShellTexts = {
  'message.title': 'Pesan',
  'message.unread': '{count, plural, other {# belum dibaca}}',
} satisfies Record<keyof typeof source, string>
