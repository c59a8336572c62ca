import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { Language } from '@sands/rules/language'

/** Who makes a call. The part that holds for the whole session is kept; language and time zone come with each request. */
export interface Identity {
  sessionId: Id<'session'>
  userId: UserId
  /** The college the person is in now. */
  collegeId: CollegeId
  teamLearning: boolean
  teachingMgt: boolean
  rights: ReadonlySet<Right>
  /** Everything an audience can name that includes this person; see the audience in the org domain. */
  audienceKeys: readonly string[]
}

export interface Viewer extends Identity {
  language: Language
  timeZone: string
}

/** What is known about a caller who may not have signed in. */
export interface Caller {
  language: Language
  timeZone: string
  /** Network address, as far as trusted proxies tell it. */
  ip: string
  userAgent: string
}
