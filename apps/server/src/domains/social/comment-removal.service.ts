import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type CommentId, type CommentRow, commentRepo } from './comment.repo.ts'
import { socialRepo } from './social.repo.ts'

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

/** Takes the comment down and lowers every count that included it. */
export async function takeDown(tx: Tx, { id, module, moduleId, parentId }: CommentRow, removal: Removal) {
  await commentRepo.takeDown(tx, id, removal)
  if (parentId) await commentRepo.countReply(tx, parentId, -1)
  await socialRepo.count(tx, { module, moduleId }, { comments: -1 })
}

/** The reverse. A reply also comes back below a comment that is taken down, whose place it then keeps. */
export async function putBack(tx: Tx, { id, module, moduleId, parentId }: CommentRow) {
  await commentRepo.putBack(tx, id)
  if (parentId) await commentRepo.countReplyBack(tx, parentId)
  await socialRepo.count(tx, { module, moduleId }, { comments: 1 })
}
