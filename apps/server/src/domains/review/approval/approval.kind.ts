import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { ApprovalChange, ApprovalFact } from '@sands/contract/review/approval.model'
import type { Right } from '@sands/contract/rights'
import type { ErrorTextKey } from '@sands/i18n/errors'
import type { Language } from '@sands/rules/language'
import type { ApprovalEnd, ApprovalKindName } from '@sands/rules/review/approval'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { FlowStep } from '../approval.tables.ts'

export type ApprovalId = Id<'approval'>

/** What the domain of a kind learns about a request. */
export interface Asked<SubjectId extends string = string> {
  id: ApprovalId
  collegeId: CollegeId
  subjectId: SubjectId
  askerId: UserId
  title: string
  summary: string
  createdAt: Date
}

export interface ApprovalOutcome {
  end: ApprovalEnd
  /** The last person who decided; null when the time limit did. */
  byId: UserId | null
  reason: string
}

export interface ApprovalDescription {
  facts: ApprovalFact[]
  /** What differs from what people see now. */
  changes: ApprovalChange[]
  /** The screen of the subject on the phone. */
  path: string | null
}

/**
 * What people can ask for. The domain that has it adds its kind to the registry, and says which ids the subjects have;
 * this domain only passes on what it was asked with.
 */
export interface ApprovalKind<SubjectId extends string = string> {
  name: ApprovalKindName
  /** The people of steps that name the right. */
  right?: Right
  /** Where the college has drawn no flow for the kind. */
  steps: readonly FlowStep[]
  /** A time limit never approves it: somebody has to. */
  needsPerson?: boolean
  /** The domain itself tells the asker how it ended. */
  tellsAsker?: boolean
  /**
   * Does what was asked for, or undoes what waited for it. Runs in the transaction of the decision, in which the request
   * is locked: locks of the domain come after it. An error refuses the decision.
   */
  decided(tx: Tx, asked: Asked<SubjectId>, outcome: ApprovalOutcome): Promise<void>
  /** Why a yes can do nothing now; null when it can. A time limit then declines, and the asker is told why. */
  refusal?(tx: Tx, asked: Asked<SubjectId>): Promise<ErrorTextKey | null>
  describe?(db: Db, asked: Asked<SubjectId>, language: Language): Promise<ApprovalDescription>
}
