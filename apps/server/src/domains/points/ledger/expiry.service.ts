import type { Tx } from '../../../kernel/database/database.ts'
import { dayOfAccount } from '../earning/account-day.ts'
import type { LockedAccount } from './account.repo.ts'
import { expiryRepo } from './expiry.repo.ts'
import { post } from './ledger.service.ts'

/**
 * Takes what has expired in a locked account. Orders take the points that expire first, so as many expired points as are
 * held stay. Taken once more, there is nothing left to take.
 */
export async function expireDue(tx: Tx, account: LockedAccount, at: Date): Promise<void> {
  const amount = (await expiryRepo.expired(tx, account.id, at)) - account.held
  if (amount <= 0) return
  const key = `expiry ${account.id} ${at.getTime()}`
  const day = dayOfAccount(account, at)
  await post(tx, account, { key, type: 'expiry', amount: -amount, against: 'expiry', day, at })
}
