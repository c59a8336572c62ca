import type { Tx } from '../../kernel/database/database.ts'
import { AGREEMENT_DEFAULTS } from './agreement/agreement.defaults.ts'
import { agreements } from './settings.tables.ts'

/** Texts to begin with; what a company has written itself is never touched. */
export const ensureAgreements = (tx: Tx, now: Date) =>
  tx
    .insert(agreements)
    .values(AGREEMENT_DEFAULTS.map((agreement) => ({ ...agreement, updatedAt: now })))
    .onConflictDoNothing()
