import type { SocialModule } from '@sands/rules/social'

/** Something that people like, put aside, rate and talk about. */
export interface SocialTarget {
  readonly module: SocialModule
  readonly moduleId: string
}
