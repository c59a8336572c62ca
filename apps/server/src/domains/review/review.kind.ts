import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { ReviewBizType } from '@sands/rules/review'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

export type BizId = Id<'reviewBiz'>
export type RecordId = Id<'reviewRecord'>

/** An exam, a homework task: what hand-ins belong to. */
export interface ReviewBizFacts {
  name: string
  /** Markers do not see whose work it is. */
  isAnonymous: boolean
}

/** What can be marked. The domain that has it adds its kind to the registry. */
export interface ReviewKind {
  bizType: ReviewBizType
  /** People with this right may mark the work of everybody within their remit. */
  right: Right
  /** Where the reviewers are named, when that is not the kind itself. */
  reviewersOf?: ReviewBizType
  /** Whether the person may not see the work of others now, because they are doing the same. A condition. */
  isTaking?(viewer: Viewer, bizId: SQLWrapper): SQL
  facts(db: Db, collegeId: CollegeId, bizIds: readonly BizId[]): Promise<ReadonlyMap<BizId, ReviewBizFacts>>
}
