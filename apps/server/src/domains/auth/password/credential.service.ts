import type { UserId } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { markHasPassword } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import type { credentials } from '../auth.tables.ts'

/** The only function that stores a password. It also marks the person as having one, for the list of people. */
export async function keepPassword(tx: Tx, credential: Required<typeof credentials.$inferInsert>): Promise<void> {
  await authRepo.setPassword(tx, credential)
  await markHasPassword(tx, [credential.userId])
}

/** Whether the person has a password that they chose themselves. One that somebody gave out proves nothing. */
export async function hasPassword(db: Db, userId: UserId): Promise<boolean> {
  const credential = await authRepo.credential(db, userId)
  return credential !== undefined && !credential.mustChange
}
