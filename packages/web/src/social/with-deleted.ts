import type { Comment } from '@sands/contract/social/social.model'

/** The comments without those the person took down, each once. A comment with replies stays, without its text. */
export function withDeleted(comments: readonly Comment[], deleted: ReadonlySet<string>): Comment[] {
  const seen = new Set<string>()
  return comments.flatMap((comment) => {
    if (seen.has(comment.id)) return []
    seen.add(comment.id)
    const replies = comment.replies.filter(({ id }) => !deleted.has(id))
    const replyCount = comment.replyCount - (comment.replies.length - replies.length)
    if (!deleted.has(comment.id)) return { ...comment, replies, replyCount }
    return replyCount > 0 ? { ...comment, replies, replyCount, content: '', pictures: [], isExits: 0 as const } : []
  })
}
