import type { Rights } from '../kernel/right.ts'

export const lecturerRights = {
  'lecturer.edit': 'college',
} as const satisfies Rights
