import type { CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { Language } from '@sands/rules/language'

/** Who makes a call. The part that holds for the whole session is kept; language and time zone come with each request. */
export interface Identity {
  sessionId: Id<'session'>
  userId: UserId
  name: string
  /** The college the person is in now. */
  collegeId: CollegeId
  teamLearning: boolean
  teachingMgt: boolean
  /** What they may do here, in the whole college or in a part of it. */
  rights: ReadonlySet<Right>
  /** Rights that hold for these departments only, with everything below them. A right that is not here holds for the college. */
  departments: ReadonlyMap<Right, readonly DepartmentId[]>
  /** Rights that they hold in every college. */
  companyRights: ReadonlySet<Right>
  /** Everything an audience can name that includes this person; see the audience in the org domain. */
  audienceKeys: readonly string[]
}

export interface Viewer extends Identity {
  language: Language
  timeZone: string
  ip: string
  userAgent: string
}

/** What is known about a caller who may not have signed in. */
export interface Caller {
  language: Language
  timeZone: string
  /** Network address, as far as trusted proxies tell it. */
  ip: string
  userAgent: string
}
