import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'

/** Passwords that a person is given and must replace. Provided by the auth domain, which is above this one. */
export interface OneTimePasswords {
  /**
   * With a seed the password is always the same, so that a repeated job
   * does not invalidate the passwords it gave before.
   */
  give(tx: Tx, userId: UserId, terms: { days: number; seed?: Buffer }): Promise<string>
  /** The password from this seed, while it is still the person's current one. */
  stillGiven(tx: Tx, userId: UserId, seed: Buffer): Promise<string | undefined>
}
