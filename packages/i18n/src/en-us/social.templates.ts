import type { socialTemplates as source } from '../zh-cn/social.templates.ts'

export const socialTemplates = {
  'social.reply.title': '{name} replied to you',
  'social.reply.content': 'There is a new reply to your comment on “{title}”. Tap to read it.',
  'social.removed.title': 'Your comment was removed',
  'social.removed.content': 'Your comment “{content}” did not fit our house rules and was removed. Reason: {reason}',
  'social.restored.title': 'Your comment is back',
  'social.restored.content': 'Your comment “{content}” is visible again.',
} satisfies Record<keyof typeof source, string>
