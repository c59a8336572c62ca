import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import type { BroadcastTrigger } from '../../kernel/database/broadcast.ts'

declare module '../../kernel/events.ts' {
  interface Events {
    /** Name, language, labels, roles, colleges or status of a person changed: cached data of them is stale. */
    'org.user-changed': { userId: UserId }
    /** A person has another avatar, or removed it. */
    'org.avatar-changed': { userId: UserId; collegeId: CollegeId; isThere: boolean; at: Date }
    /** A person holds one more role. */
    'org.role-given': { userId: UserId }
    /** Somebody who looks after people has changed the number of a person, whoever proved the one before. */
    'org.mobile-changed': { userId: UserId }
    /** A person was disabled. */
    'org.user-disabled': { userId: UserId }
    /** A person was erased: domains empty what they wrote about themselves. */
    'org.user-erased': { userId: UserId }
    /** Departments were moved with everyone below them: cached data of any person of the college may be stale. */
    'org.departments-moved': { collegeId: CollegeId }
    /** A new, empty college exists: each domain adds what a college needs, in the name of the person who created it. */
    'org.college-created': { collegeId: CollegeId; language: Language; ownerId: UserId }
  }
}

declare module '../../kernel/database/broadcast.ts' {
  interface BroadcastChannels {
    /** People were added, changed or moved. Sent by the triggers below. */
    'people.changed': string
  }
}

/** Migration 0002 creates them. */
export const peopleTriggers: BroadcastTrigger = {
  channel: 'people.changed',
  function: 'tell_people_changed',
  tables: ['memberships', 'user_labels', 'user_roles', 'users'],
}
