import type { Rights } from '../kernel/right.ts'

export const socialRights = {
  'social.comments.moderate': 'college',
} as const satisfies Rights
