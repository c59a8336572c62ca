import type { Comment } from '@sands/contract/social/social.model'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { presentComment } from './comment.present.ts'
import { type CommentId, commentRepo } from './comment.repo.ts'
import { type CommentPages, REPLIES_SHOWN } from './comment-page.service.ts'
import { createSocialAccess, type SocialTarget } from './social-access.service.ts'

/**
 * One comment with its first replies, wherever in the list it is; for a
 * reply, the comment above together with the reply.
 */
export type OneComment = (viewer: Viewer, wanted: SocialTarget & { commentId: CommentId }) => Promise<Comment>

export function createOneComment(
  { database, content }: Pick<Kernel, 'database' | 'content'>,
  { around }: Pick<CommentPages, 'around'>,
): OneComment {
  const access = createSocialAccess(content)

  return async (viewer, { module, id, commentId }) => {
    const db = database.primary
    await access.expectTarget(db, viewer, { module, id })
    const row = await commentRepo.byId(db, viewer.collegeId, commentId)
    if (row?.module !== module || row.moduleId !== id) throw fail('social.comment_gone')
    const root = row.parentId ? await commentRepo.byId(db, viewer.collegeId, row.parentId) : row
    // A comment that was taken down keeps its place while it has replies.
    if (!root || (root.removedAt && root.replies === 0)) throw fail('social.comment_gone')
    const first = await commentRepo.firstReplies(db, [root.id], REPLIES_SHOWN)
    const isMissing = row.parentId && !row.removedAt && !first.some((reply) => reply.id === row.id)
    const replies = isMissing ? [...first, row] : first
    return presentComment(root, replies, await around(db, viewer, [root, ...replies]))
  }
}
