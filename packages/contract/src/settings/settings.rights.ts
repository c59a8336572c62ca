import type { Rights } from '../kernel/right.ts'

export const settingsRights = {
  'settings.texts.edit': 'company',
  'settings.skin.edit': 'college',
  'settings.agreements.edit': 'company',
} as const satisfies Rights
