import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Approvals } from '../../review/index.ts'
import { decorationRepo } from './decoration.repo.ts'

export const HOME_PUBLISH = 'home_publish'

export const draftOf = async (db: Db, collegeId: CollegeId) => {
  const [draft] = await decorationRepo.inState(db, collegeId, 'draft')
  return draft
}

/** Ends the request about a draft that is no longer one. Call it before the draft is locked. */
export interface DropRequests {
  drop(tx: Tx, person: Pick<Viewer, 'userId' | 'collegeId'>, reason: string): Promise<void>
  /** Refuses what ends a draft about which somebody has asked since then. Call it once the draft is locked. */
  expectNone(tx: Tx, draft: { id: string; collegeId: CollegeId }): Promise<void>
}

export const createDropRequests = (approvals: Approvals): DropRequests => ({
  async drop(tx, person, reason) {
    const { collegeId } = person
    const draft = await draftOf(tx, collegeId)
    const waiting = draft && (await approvals.waiting(tx, { collegeId, kind: HOME_PUBLISH, subjectId: draft.id }))
    if (waiting) await approvals.drop(tx, person, { id: waiting.id, reason })
  },

  async expectNone(tx, { id, collegeId }) {
    if (await approvals.waiting(tx, { collegeId, kind: HOME_PUBLISH, subjectId: id }))
      throw fail('kernel.changed_meanwhile')
  },
})
