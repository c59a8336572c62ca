import type { Rights } from '../kernel/right.ts'

export const articleRights = {
  'article.edit': 'college',
  'article.publish': 'college',
} as const satisfies Rights
