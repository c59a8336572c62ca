import type { CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { Language } from '@sands/rules/language'

/** The person who makes a call. Values of the session are cached; language and time zone come with each request. */
export interface Identity {
  sessionId: Id<'session'>
  userId: UserId
  name: string
  /** The college the person is in now. */
  collegeId: CollegeId
  teamLearning: boolean
  teachingMgt: boolean
  /** The rights of the person in this college, for the whole college or a part of it. */
  rights: ReadonlySet<Right>
  /**
   * Rights limited to these departments and the departments below them. A right without an entry holds for the whole
   * college.
   */
  departments: ReadonlyMap<Right, readonly DepartmentId[]>
  /** Rights that the person has in every college. */
  companyRights: ReadonlySet<Right>
  /**
   * From this time on the person manages only with a second factor, which they do not have yet. After it they hold no
   * rights at all.
   */
  enrolBy: number | null
  /** The rights of the college that the person holds again with a second factor. */
  withheld?: ReadonlySet<Right>
  /** The keys of all groups that include this person; see audiences in the org domain. */
  audienceKeys: readonly string[]
}

export interface Viewer extends Identity {
  language: Language
  timeZone: string
  ip: string
  userAgent: string
}

/** What is known about a caller, signed in or not. */
export interface Caller {
  language: Language
  timeZone: string
  /** The network address, as reported by trusted proxies. */
  ip: string
  userAgent: string
}
