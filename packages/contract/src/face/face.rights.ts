import type { Rights } from '../kernel/right.ts'

export const faceRights = {
  'face.edit': 'college',
  'face.attend': 'college',
} as const satisfies Rights
