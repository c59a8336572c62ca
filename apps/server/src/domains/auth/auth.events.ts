import type { UserId } from '@sands/contract/kernel/schema'

declare module '../../kernel/events.ts' {
  interface Events {
    /** A person has replaced their password; `first` when it was the one they had been given. */
    'auth.password-replaced': { userId: UserId; first: boolean }
  }
}
