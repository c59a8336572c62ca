import type { UserId } from '@sands/contract/kernel/schema'
import type { Actor } from '../../kernel/audit/audit.ts'
import type { Viewer } from '../../kernel/viewer.ts'

interface Written {
  authorId: UserId
  isAnonymous: boolean
}

/** Who acts on a content, for the audit log: what the author does with anonymous content must not name them. */
export const authorActor = (viewer: Viewer, { authorId, isAnonymous }: Written): Actor | 'system' =>
  isAnonymous && authorId === viewer.userId ? 'system' : viewer
