import { GRACE_MS } from '@sands/rules/auth/factor'
import type { Db } from '../../../kernel/database/database.ts'
import { factorRepo } from './factor.repo.ts'

/** From when on people with management rights cannot manage without a second factor; undefined where they can. */
export async function enrolmentDue(db: Db): Promise<Date | undefined> {
  const rule = await factorRepo.rule(db)
  return rule?.forManagers && rule.since ? new Date(rule.since.getTime() + GRACE_MS) : undefined
}
