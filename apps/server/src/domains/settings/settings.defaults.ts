import type { Tx } from '../../kernel/database/database.ts'
import { AGREEMENT_DEFAULTS } from './agreement/agreement.defaults.ts'
import { agreements } from './settings.tables.ts'

/** Texts to begin with; what a company has written itself is never touched. */
export async function ensureAgreements(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(agreements)
    .values(AGREEMENT_DEFAULTS.map((agreement) => ({ ...agreement, updatedAt: now })))
    .onConflictDoNothing()
}
