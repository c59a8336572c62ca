import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Publication } from '@sands/contract/review/publication.model'
import type { ApprovalKindName } from '@sands/rules/review/approval'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Approvals } from './approvals.service.ts'
import { approverRepo } from './approver.repo.ts'

type PublicationKind = Extract<ApprovalKindName, 'course_publish' | 'article_publish' | 'home_publish'>

/** What people ask to publish: a draft with the time of its last change. */
interface Draft {
  id: string
  collegeId: CollegeId
  updatedAt: Date
}

/** A yes is for the draft as it was when it was asked for. */
export const isOldRequest = ({ updatedAt }: Pick<Draft, 'updatedAt'>, { createdAt }: { createdAt: Date }): boolean =>
  updatedAt > createdAt

/** Requests of authors who may not publish themselves. */
export interface PublicationRequests {
  of(db: Db, viewer: Viewer, draft: Draft): Promise<Publication>
  /** Takes an own request about an earlier draft back. Call it before the draft is locked. */
  clear(tx: Tx, viewer: Viewer, id: string): Promise<void>
  ask(tx: Tx, viewer: Viewer, asked: { draft: Draft; title: string; reason: string }): Promise<Publication>
  withdraw(tx: Tx, viewer: Viewer, id: string): Promise<void>
  /** Ends the request about a draft that is deleted. Call it before the draft is locked. */
  drop(tx: Tx, viewer: Viewer, id: string): Promise<void>
  /** Refuses what ends a draft about which somebody has asked since `drop` looked. Call it once the draft is locked. */
  expectNone(tx: Tx, viewer: Pick<Viewer, 'collegeId'>, id: string): Promise<void>
}

export function createPublicationRequests(approvals: Approvals, kind: PublicationKind): PublicationRequests {
  const subjectOf = (collegeId: CollegeId, subjectId: string) => ({ collegeId, kind, subjectId })

  const of: PublicationRequests['of'] = async (db, viewer, draft) => {
    const waiting = await approvals.waiting(db, subjectOf(draft.collegeId, draft.id))
    if (!waiting) return { request: null }
    return {
      request: {
        approvalId: waiting.id,
        askerName: await approverRepo.nameOf(db, waiting.askerId),
        isOwn: waiting.askerId === viewer.userId ? 1 : 0,
        isOld: isOldRequest(draft, waiting) ? 1 : 0,
        createTime: waiting.createdAt.toISOString(),
      },
    }
  }

  return {
    of,

    async clear(tx, viewer, id) {
      const earlier = await approvals.waiting(tx, subjectOf(viewer.collegeId, id))
      if (earlier && earlier.askerId !== viewer.userId) throw fail('review.approval_asked_already')
      if (earlier) await approvals.withdraw(tx, viewer, earlier.id)
    },

    async ask(tx, viewer, { draft, title, reason }) {
      const subject = subjectOf(viewer.collegeId, draft.id)
      // The draft is locked now: somebody may have asked since `clear` looked.
      if (await approvals.waiting(tx, subject)) throw fail('review.approval_asked_already')
      await approvals.ask(tx, { ...subject, askerId: viewer.userId, title, summary: reason })
      return of(tx, viewer, draft)
    },

    async withdraw(tx, viewer, id) {
      const subject = subjectOf(viewer.collegeId, id)
      const waiting = await approvals.waiting(tx, { ...subject, askerId: viewer.userId })
      if (!waiting) throw fail('review.approval_unknown')
      await approvals.withdraw(tx, viewer, waiting.id)
    },

    async drop(tx, viewer, id) {
      const waiting = await approvals.waiting(tx, subjectOf(viewer.collegeId, id))
      const reason = errorText('review.subject_deleted', viewer.language)
      if (waiting) await approvals.drop(tx, viewer, { id: waiting.id, reason })
    },

    async expectNone(tx, viewer, id) {
      if (await approvals.waiting(tx, subjectOf(viewer.collegeId, id))) throw fail('kernel.changed_meanwhile')
    },
  }
}
