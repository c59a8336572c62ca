import type { reviewTemplates as source } from '../zh-cn/review.templates.ts'

export const reviewTemplates = {
  'review.waiting.title': '“{name}” has work to mark',
  'review.waiting.content':
    '{count, plural, one {# paper waits} other {# papers wait}} for you. Please open “Marking” on a computer.',
} satisfies Record<keyof typeof source, string>
