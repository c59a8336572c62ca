import type { UserId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { Comment, CommentAuthor, ManagedComment, Reply } from '@sands/contract/social/social.model'
import type { Colleague } from '../org/index.ts'
import type { CommentId, CommentRow } from './comment.repo.ts'

/** What stands around the comments of a page. */
export interface CommentSurroundings {
  viewerId: UserId
  people: ReadonlyMap<UserId, Colleague>
  pictures: ReadonlyMap<CommentId, Picture[]>
  liked: ReadonlySet<string>
}

const presentAuthor = (userId: UserId, people: ReadonlyMap<UserId, Colleague>): CommentAuthor => {
  const { name = '', postName = '', avatarFileUrl = null } = people.get(userId) ?? {}
  return { userId, name, postName, avatarFileUrl }
}

function presentReply(row: CommentRow, { viewerId, people, pictures, liked }: CommentSurroundings): Reply {
  const isThere = row.removedAt === null
  return {
    id: row.id,
    content: isThere ? row.text : '',
    isExits: isThere ? 1 : 0,
    author: presentAuthor(row.userId, people),
    replyToName: (row.replyToUserId && people.get(row.replyToUserId)?.name) || null,
    pictures: isThere ? (pictures.get(row.id) ?? []) : [],
    createTime: row.createdAt.toISOString(),
    likeCount: row.likes,
    isLike: liked.has(row.id) ? 1 : 0,
    isMine: row.userId === viewerId ? 1 : 0,
  }
}

export const presentComment = (
  row: CommentRow,
  replies: readonly CommentRow[],
  around: CommentSurroundings,
): Comment => ({
  ...presentReply(row, around),
  replyCount: row.replies,
  replies: replies.map((reply) => presentReply(reply, around)),
})

export const presentManagedComment = (
  row: CommentRow,
  moduleTitle: string,
  { people, pictures }: Pick<CommentSurroundings, 'people' | 'pictures'>,
): ManagedComment => ({
  id: row.id,
  commentModule: row.module,
  commentModuleId: row.moduleId,
  moduleTitle,
  content: row.text,
  author: presentAuthor(row.userId, people),
  pictures: pictures.get(row.id) ?? [],
  createTime: row.createdAt.toISOString(),
  isExits: row.removedAt === null ? 1 : 0,
})
