import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'

/** Passwords that somebody is given and must replace. The auth domain keeps them; it comes after this one and is handed in. */
export interface OneTimePasswords {
  /** From a seed it is always the same: work that is done a second time does not make worthless what it gave the first time. */
  give(tx: Tx, userId: UserId, terms: { days: number; seed?: Buffer }): Promise<string>
  /** The one from this seed, as long as it is what the person has to sign in with. */
  stillGiven(tx: Tx, userId: UserId, seed: Buffer): Promise<string | undefined>
}
