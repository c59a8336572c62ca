import type { Rights } from '../kernel/right.ts'

export const homeRights = {
  'home.decoration.edit': 'college',
  'home.decoration.publish': 'college',
  'home.tabs.edit': 'college',
  'home.adverts.edit': 'college',
  'home.notices.edit': 'college',
} as const satisfies Rights
