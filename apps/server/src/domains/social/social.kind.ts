import type { SocialModule } from '@sands/contract/social/social.model'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** The counts of content, and what this person has done with it. */
export interface SocialState {
  likes: number
  isLike: boolean
  collects: number
  isCollect: boolean
  /** The mean, to one decimal; null without ratings. */
  score: number | null
  scores: number
  myScore: number | null
  comments: number
}

/** For domains whose content is liked, rated, collected and commented on. */
export interface SocialStates {
  /** Every id gets an answer. The caller checks the access to the content. */
  byIds(
    db: Db,
    viewer: Pick<Viewer, 'userId'>,
    module: SocialModule,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, SocialState>>
}
