import type { Rights } from '../kernel/right.ts'

export const communityRights = {
  /** Boards, banners, moderators and watched words. */
  'community.manage': 'college',
  /** Content of every board. */
  'community.moderate': 'college',
} as const satisfies Rights
