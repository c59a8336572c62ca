import type { Rights } from '../kernel/right.ts'

export const applyRights = {
  'apply.edit': 'college',
  'apply.people': 'college',
} as const satisfies Rights
