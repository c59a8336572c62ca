import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { SocialModule } from '@sands/contract/social/social.model'

interface CommentEvent {
  commentId: string
  /** The content that the comment is about. */
  module: SocialModule
  moduleId: string
  /** The author of the comment. */
  userId: UserId
  collegeId: CollegeId
  /** The author of the comment that a new comment answers; they get a message about it. */
  answeredUserId?: UserId
  at: Date
}

interface LikeEvent {
  module: SocialModule
  moduleId: string
  /** The person whose like was added or removed. */
  userId: UserId
  collegeId: CollegeId
  /** 1 for a new like, -1 for a removed one. */
  by: 1 | -1
  at: Date
}

declare module '../../kernel/events.ts' {
  interface Events {
    /** A person wrote a comment, or a moderator put it back. */
    'social.commented': CommentEvent
    /** The author or a moderator took the comment down. */
    'social.comment-removed': CommentEvent
    /** A person liked a content, or removed their like. */
    'social.liked': LikeEvent
  }
}
