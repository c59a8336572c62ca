import type { Database, Tx } from '../../../kernel/database/database.ts'
import { repairRepo } from './repair.repo.ts'
import type { Difference } from './verify.repo.ts'

const REPAIRS: Readonly<Partial<Record<Difference['what'], (tx: Tx, id: string) => Promise<unknown>>>> = {
  balance: repairRepo.balance,
  held: repairRepo.held,
  cap: (tx, id) => {
    const [accountId = '', type = '', day = ''] = id.split(' ')
    return repairRepo.cap(tx, accountId, { type, day })
  },
}

/**
 * Writes balances, held points and caps anew as the journal has them, and returns how many. The journal itself and the
 * lots say what happened, and are never written anew.
 */
export async function repairLedger(
  { transaction }: Pick<Database, 'transaction'>,
  differences: readonly Difference[],
): Promise<number> {
  let repaired = 0
  for (const { what, id } of differences) {
    const repair = REPAIRS[what]
    if (!repair) continue
    await transaction(async (tx) => {
      await repairRepo.lock(tx, id.split(' ')[0] ?? '')
      await repair(tx, id)
    })
    repaired += 1
  }
  return repaired
}

/**
 * Repairs as long as checking finds something new, because a check lists only so many, and returns how many were
 * written. What still differs after its repair is not tried again.
 */
export async function repairAll(
  database: Pick<Database, 'transaction'>,
  { verify, tell }: { verify: () => Promise<readonly Difference[]>; tell: (difference: Difference) => void },
): Promise<number> {
  const tried = new Set<string>()
  for (;;) {
    const found = (await verify()).filter(({ what, id }) => REPAIRS[what] && !tried.has(`${what} ${id}`))
    if (found.length === 0) return tried.size
    for (const difference of found) {
      tried.add(`${difference.what} ${difference.id}`)
      tell(difference)
    }
    await repairLedger(database, found)
  }
}
