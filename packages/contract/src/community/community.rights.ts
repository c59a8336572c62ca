import type { Rights } from '../kernel/right.ts'

export const communityRights = {
  /** Boards, banners, moderators and watched words. */
  'community.manage': 'college',
  /** Content of every board. */
  'community.moderate': 'college',
  /** Asks for the author of anonymous content, or confirms that another person may know it. */
  'community.disclose': 'college',
} as const satisfies Rights
