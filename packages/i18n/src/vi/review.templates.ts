import type { reviewTemplates as source } from '../zh-cn/review.templates.ts'

export const reviewTemplates = {
  'review.waiting.title': '“{name}” có bài chờ chấm',
  'review.waiting.content': '{count, plural, other {# bài đang chờ bạn chấm}}. Hãy mở “Chấm bài” trên máy tính.',
} satisfies Record<keyof typeof source, string>
