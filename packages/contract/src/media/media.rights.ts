import type { Rights } from '../kernel/right.ts'

export const mediaRights = {
  'media.library.view': 'college',
  'media.library.edit': 'college',
} as const satisfies Rights
