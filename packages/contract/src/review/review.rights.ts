import type { Rights } from '../kernel/right.ts'

export const reviewRights = {
  'review.flows': 'college',
} as const satisfies Rights
