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
  at: Date
}

declare module '../../kernel/events.ts' {
  interface Events {
    /** A person wrote a comment, or a moderator put it back. */
    'social.commented': CommentEvent
    /** The author or a moderator took the comment down. */
    'social.comment-removed': CommentEvent
  }
}
