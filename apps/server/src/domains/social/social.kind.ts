import type { SocialModule } from '@sands/contract/social/social.model'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** What people do with a thing, and what this person has done. */
export interface SocialState {
  likes: number
  isLike: boolean
  collects: number
  isCollect: boolean
  /** The mean, to one decimal; null while nobody has rated. */
  score: number | null
  scores: number
  myScore: number | null
  comments: number
}

/** For domains whose things are liked, rated, collected and talked about. */
export interface SocialStates {
  /** Every id gets an answer. Who may see the things is settled by whoever asks. */
  byIds(db: Db, viewer: Viewer, module: SocialModule, ids: readonly string[]): Promise<ReadonlyMap<string, SocialState>>
}
