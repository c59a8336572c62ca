import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import type { BroadcastTrigger } from '../../kernel/database/broadcast.ts'

declare module '../../kernel/events.ts' {
  interface Events {
    /** Name, language, labels, roles, colleges or status of a person changed: what is remembered about them is stale. */
    'org.user-changed': { userId: UserId }
    /** A person is kept out from now on. */
    'org.user-disabled': { userId: UserId }
    /** Departments changed their place, and with them everybody below: what is remembered about anybody may be stale. */
    'org.departments-moved': { collegeId: CollegeId }
    /**
     * There is a new college, quite empty: whoever has something that a college cannot do without adds it, in the name of
     * whoever made the college.
     */
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
