import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../kernel/database/database.ts'

/** Passwords that somebody is given and must replace. The auth domain keeps them; it comes after this one and is handed in. */
export interface OneTimePasswords {
  give(tx: Tx, userId: UserId, days: number): Promise<string>
}
