import type { UserId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { Comment, CommentAuthor, ManagedComment, Reply } from '@sands/contract/social/social.model'
import type { ContentItem } from '../../kernel/content.ts'
import type { Colleague } from '../org/index.ts'
import type { CommentId, CommentRow } from './comment.repo.ts'
import type { CommentReportRow } from './comment-report.repo.ts'

/** The related data of the comments of a page. */
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

interface ManagedSurroundings extends Pick<CommentSurroundings, 'people' | 'pictures'> {
  /** The content it is about, while that exists. */
  target: ContentItem | undefined
  parent: CommentRow | undefined
  removerName: string
  reports: readonly CommentReportRow[]
}

export const presentManagedComment = (
  row: CommentRow,
  { people, pictures, target, parent, removerName, reports }: ManagedSurroundings,
): ManagedComment => ({
  id: row.id,
  commentModule: row.module,
  commentModuleId: row.moduleId,
  moduleTitle: target?.title ?? '',
  moduleLink: target?.link ?? null,
  content: row.text,
  author: presentAuthor(row.userId, people),
  parent: parent
    ? { id: parent.id, content: parent.text, authorName: presentAuthor(parent.userId, people).name }
    : null,
  pictures: pictures.get(row.id) ?? [],
  createTime: row.createdAt.toISOString(),
  likeCount: row.likes,
  replyCount: row.replies,
  isExits: row.removedAt === null ? 1 : 0,
  removal: row.removedAt && {
    time: row.removedAt.toISOString(),
    byName: removerName,
    // Only moderators give a reason.
    reason: row.removeReason,
  },
  reports: reports.map(({ reason, text, createdAt }) => ({ reason, text, createTime: createdAt.toISOString() })),
})

/** How much of a comment's text is its name in the audit log. */
const NAME_LENGTH = 40
/** A comment in the audit log. */
export const commentSubject = ({ id, text }: CommentRow) => ({
  kind: 'comment',
  id,
  name: [...text].slice(0, NAME_LENGTH).join(''),
})
