import type { Rights } from '../kernel/right.ts'

export const messageRights = {
  'message.send': 'college',
  'message.channels.edit': 'company',
} as const satisfies Rights
