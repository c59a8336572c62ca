import type { reviewTemplates as source } from '../zh-cn/review.templates.ts'

export const reviewTemplates = {
  'review.waiting.title': '“{name}” menunggu penilaian',
  'review.waiting.content': '{count, plural, other {# lembar menunggu Anda}}. Silakan buka “Penilaian” di komputer.',
} satisfies Record<keyof typeof source, string>
