import type { Rights } from '../kernel/right.ts'

export const trainingRights = {
  'training.edit': 'college',
  'training.publish': 'college',
  'training.members': 'college',
  'training.mark': 'department',
} as const satisfies Rights
