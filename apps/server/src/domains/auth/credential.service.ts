import type { Tx } from '../../kernel/database/database.ts'
import { markHasPassword } from '../org/index.ts'
import { authRepo } from './auth.repo.ts'
import type { credentials } from './auth.tables.ts'

/** The one way in which a password is stored, so that the people's list knows who has one. */
export async function keepPassword(tx: Tx, credential: Required<typeof credentials.$inferInsert>): Promise<void> {
  await authRepo.setPassword(tx, credential)
  await markHasPassword(tx, [credential.userId])
}
