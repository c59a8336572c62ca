import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'

declare module '../../kernel/database/broadcast.ts' {
  interface BroadcastChannels {
    /** Id of a session that ended. */
    'session.ended': string
    /** Id of a person whose name, labels, roles or status changed; `*` when it may be everybody. */
    'user.changed': string
  }
}

declare module '../../kernel/events.ts' {
  interface Events {
    /**
     * A person signed in, or their app renewed its session. The time zone is known only for a sign-in. `agreedIn` is
     * the language of a form that said that signing in means agreeing, otherwise null.
     */
    'auth.signed-in': {
      userId: UserId
      collegeId: CollegeId
      timeZone: string | null
      agreedIn: Language | null
      at: Date
    }
    /** Somebody signed in with a browser that the person has not used before; never for their first one. */
    'auth.new-device': { userId: UserId; collegeId: CollegeId; network: string; sessionId: string }
    /** A person has bound another number or address; `shown` is the new one, partly hidden. */
    'auth.contact-changed': { userId: UserId; shown: string }
    /** Second factors of a person were added, removed, used up or guessed at. */
    'auth.factor-changed': {
      userId: UserId
      change: 'added' | 'removed' | 'reset' | 'recovery_used' | 'codes_renewed' | 'guessed' | 'unfinished'
    }
    /** A person has replaced their password; `first` is true when it replaced a one-time password. */
    'auth.password-replaced': { userId: UserId; first: boolean }
  }
}
