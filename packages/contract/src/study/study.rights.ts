import type { Rights } from '../kernel/right.ts'

export const studyRights = {
  'study.report': 'department',
} as const satisfies Rights
