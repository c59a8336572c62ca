import { COMMENT_REPORT_REASONS, SOCIAL_MODULES, type SocialModule } from '@sands/rules/social'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'

export { SOCIAL_MODULES, type SocialModule } from '@sands/rules/social'

const modules = Object.values(SOCIAL_MODULES)
export const SocialModuleSchema = Type.Unsafe<SocialModule>(Type.Union(modules.map((value) => Type.Literal(value))))

export const ModuleId = Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 })

export const LikeState = Type.Object({ isLike: Flag, likeCount: Type.Integer() })
export type LikeState = Static<typeof LikeState>

export const CollectState = Type.Object({ isCollect: Flag, collectCount: Type.Integer() })
export type CollectState = Static<typeof CollectState>

/** Stars from 1 to 5, given once. */
export const ScoreState = Type.Object({
  score: Nullable(Type.Number({ description: 'Average with one decimal; null when there is no rating' })),
  scoreCount: Type.Integer(),
  myScore: Nullable(Type.Integer()),
})
export type ScoreState = Static<typeof ScoreState>

export const CommentAuthor = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  postName: Type.String(),
  avatarFileUrl: Nullable(Type.String()),
})
export type CommentAuthor = Static<typeof CommentAuthor>

const comment = {
  id: IdOf<'comment'>(),
  content: Type.String({ description: 'Plain text; empty when the comment was taken down' }),
  isExits: Flag,
  author: CommentAuthor,
  replyToName: Nullable(Type.String()),
  pictures: Type.Array(Picture),
  createTime: Instant,
  likeCount: Type.Integer(),
  isLike: Flag,
  isMine: Flag,
}
export const Reply = Type.Object(comment)
export type Reply = Static<typeof Reply>
/** Includes the first replies; further replies are loaded by page, with this id as `parentId`. */
export const Comment = Type.Object({ ...comment, replyCount: Type.Integer(), replies: Type.Array(Reply) })
export type Comment = Static<typeof Comment>

/** Content that a person has collected. Deleted or inaccessible content stays in the list, with a mark. */
export const Collected = Type.Object({
  collectModuleType: SocialModuleSchema,
  collectModuleId: ModuleId,
  title: Type.String(),
  coverImgUrl: Nullable(Type.String()),
  link: Nullable(Type.String()),
  isAvailable: Flag,
  collectTime: Instant,
})
export type Collected = Static<typeof Collected>

export const CommentReportReasonSchema = OneOf(COMMENT_REPORT_REASONS)

export const ManagedComment = Type.Object({
  id: IdOf<'comment'>(),
  commentModule: SocialModuleSchema,
  commentModuleId: ModuleId,
  moduleTitle: Type.String({ description: 'Empty when the content was deleted' }),
  moduleLink: Nullable(Type.String({ description: 'Address of the content in the phone app' })),
  content: Type.String(),
  author: CommentAuthor,
  parent: Nullable(Type.Object({ id: IdOf<'comment'>(), content: Type.String(), authorName: Type.String() })),
  pictures: Type.Array(Picture),
  createTime: Instant,
  likeCount: Type.Integer(),
  replyCount: Type.Integer(),
  isExits: Flag,
  removal: Nullable(
    Type.Object({
      time: Instant,
      byName: Type.String(),
      reason: Nullable(Type.String({ description: 'null when the author deleted the comment' })),
    }),
  ),
  reports: Type.Array(
    Type.Object({ reason: OneOf([...COMMENT_REPORT_REASONS, 'word']), text: Type.String(), createTime: Instant }),
    { description: 'Reports that nobody has settled, without the names of the people who reported' },
  ),
})
export type ManagedComment = Static<typeof ManagedComment>
