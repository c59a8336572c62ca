import type { SocialModule } from '@sands/rules/social'

/** Content that people can like, collect, rate and comment. */
export interface SocialTarget {
  readonly module: SocialModule
  readonly moduleId: string
}
