import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type CommentId, type CommentRow, commentRepo } from './comment.repo.ts'
import { socialRepo } from './social.repo.ts'

/** Held until the transaction ends: it is taken down once only. */
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

/** The comment goes, and every count that held it with it. */
export async function takeDown(tx: Tx, { id, module, moduleId, parentId }: CommentRow, removal: Removal) {
  await commentRepo.takeDown(tx, id, removal)
  if (parentId) await commentRepo.countReply(tx, parentId, -1)
  await socialRepo.count(tx, { module, moduleId }, { comments: -1 })
}

/** The same the other way round. A reply comes back below what is gone itself: that keeps its place for it. */
export async function putBack(tx: Tx, { id, module, moduleId, parentId }: CommentRow) {
  await commentRepo.putBack(tx, id)
  if (parentId) await commentRepo.countReplyBack(tx, parentId)
  await socialRepo.count(tx, { module, moduleId }, { comments: 1 })
}
