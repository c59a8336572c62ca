import type { UserId } from '@sands/contract/kernel/schema'

declare module '../../kernel/events.ts' {
  interface Events {
    /** Name, language, labels, roles, colleges or status of a person changed: what is remembered about them is stale. */
    'org.user-changed': { userId: UserId }
  }
}
