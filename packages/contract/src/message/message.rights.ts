import type { Rights } from '../kernel/right.ts'

export const messageRights = {
  'message.send': 'college',
} as const satisfies Rights
