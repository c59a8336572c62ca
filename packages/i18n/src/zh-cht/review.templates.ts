import type { reviewTemplates as source } from '../zh-cn/review.templates.ts'

export const reviewTemplates = {
  'review.waiting.title': '「{name}」有答卷等待批閱',
  'review.waiting.content': '{count, plural, other {# 份答卷等待您批閱}}。請在電腦上開啟「閱卷」。',
} satisfies Record<keyof typeof source, string>
