import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { EventBus } from '../../kernel/events.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type CommentId, type CommentRow, commentRepo } from './comment.repo.ts'
import { socialRepo } from './social.repo.ts'
import './social.events.ts'

/** Locked until the transaction ends, so that the comment is taken down only once. */
export async function lockThere(tx: Tx, viewer: Viewer, id: CommentId): Promise<CommentRow> {
  const row = await commentRepo.lock(tx, viewer.collegeId, id)
  if (!row || row.removedAt) throw fail('social.comment_gone')
  return row
}

interface Removal {
  removedAt: Date
  removedBy: UserId
  removeReason?: string
}

/** The comment as events describe it. */
export const commentEvent = ({ id, module, moduleId, userId, collegeId }: CommentRow, at: Date) => ({
  ...{ commentId: id, module, moduleId, userId, collegeId, at },
})

/** Takes the comment down and lowers every count that included it. */
export async function takeDown(tx: Tx, events: EventBus, { row, removal }: { row: CommentRow; removal: Removal }) {
  const { id, module, moduleId, parentId } = row
  await commentRepo.takeDown(tx, id, removal)
  if (parentId) await commentRepo.countReply(tx, parentId, -1)
  await socialRepo.count(tx, { module, moduleId }, { comments: -1 })
  await events.emit(tx, 'social.comment-removed', commentEvent(row, removal.removedAt))
}

/** The reverse. A reply also comes back below a comment that is taken down, whose place it then keeps. */
export async function putBack(tx: Tx, events: EventBus, { row, at }: { row: CommentRow; at: Date }) {
  const { id, module, moduleId, parentId } = row
  await commentRepo.putBack(tx, id)
  if (parentId) await commentRepo.countReplyBack(tx, parentId)
  await socialRepo.count(tx, { module, moduleId }, { comments: 1 })
  await events.emit(tx, 'social.commented', commentEvent(row, at))
}
