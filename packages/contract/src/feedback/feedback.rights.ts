import type { Rights } from '../kernel/right.ts'

export const feedbackRights = {
  'feedback.answer': 'college',
  'feedback.settings.edit': 'college',
} as const satisfies Rights
