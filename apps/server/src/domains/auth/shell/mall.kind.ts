import type { UserId } from '@sands/contract/kernel/schema'

/** Opens the mall for a person. Throws when the mall does not answer. */
export interface Mall {
  entry(person: { userId: UserId; name: string }): Promise<string>
}
