import type { Rights } from '../kernel/right.ts'

export const authRights = {
  'auth.ways.edit': 'company',
  'auth.connections.edit': 'company',
} as const satisfies Rights
