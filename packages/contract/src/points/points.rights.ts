import type { Rights } from '../kernel/right.ts'

export const pointsRights = {
  'points.rules.edit': 'college',
  'points.ledger.view': 'college',
  'points.adjust': 'college',
  'points.approve': 'college',
} as const satisfies Rights
