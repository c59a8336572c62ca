import { RETURNED_VALID_DAYS } from '@sands/rules/points/points'
import type { Tx } from '../../../kernel/database/database.ts'
import type { LockedAccount } from './account.repo.ts'
import { type JournalId, type LotPart, ledgerRepo, type Posting } from './ledger.repo.ts'

const DAY_MS = 86_400_000

export const spendable = (balance: number): number => Math.max(0, balance)

/** Takes `amount` from the parts in their order. */
function partsFor(amount: number, available: readonly LotPart[]): LotPart[] {
  const parts: LotPart[] = []
  let left = amount
  for (const { lotId, amount: most } of available) {
    if (left === 0) break
    const taken = Math.min(left, most)
    parts.push({ lotId, amount: taken })
    left -= taken
  }
  return parts
}

const sumOf = (parts: readonly LotPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)
const isValid = ({ expiresAt: end }: { expiresAt: Date | null }, at: Date): boolean => end === null || end > at

interface PostingOptions {
  /** When points that come in expire; null for never. */
  expiresAt?: Date | null
  /** The lot that points are taken from first, where they were earned. */
  firstLot?: JournalId | undefined
  /** Points that come in return to the lots from which this posting took them. */
  backTo?: JournalId | undefined
}

/**
 * Posts to a locked account and keeps its lots: together they always hold the balance, or nothing while it is below
 * zero. Points that come in pay such a debt first. Returns nothing when the key was posted before.
 */
export async function post(
  tx: Tx,
  account: LockedAccount,
  posting: Posting,
  { expiresAt = null, firstLot, backTo }: PostingOptions = {},
): Promise<JournalId | undefined> {
  const journalId = await ledgerRepo.post(tx, account, posting)
  if (!journalId) return undefined
  const before = spendable(account.balance)
  account.balance += posting.amount
  const change = spendable(account.balance) - before
  if (change < 0) {
    const lots = await ledgerRepo.lots(tx, account.id, firstLot)
    const parts = partsFor(
      -change,
      lots.map(({ lotId, remaining }) => ({ lotId, amount: remaining })),
    )
    await ledgerRepo.takeFromLots(tx, journalId, parts)
  }
  if (posting.amount > 0) {
    const uses = backTo ? await ledgerRepo.usesOf(tx, backTo) : []
    const [valid, over] = [
      uses.filter((use) => isValid(use, posting.at)),
      uses.filter((use) => !isValid(use, posting.at)),
    ]
    const toValid = partsFor(change, valid)
    const toOver = partsFor(change - sumOf(toValid), over)
    if (backTo) {
      await ledgerRepo.returnToLots(tx, backTo, toValid, undefined)
      // In a lot that has expired meanwhile they would be taken at once, and nothing would have been given back. They
      // stay in their own lot, so that what was earned is never taken twice.
      const grace = new Date(posting.at.getTime() + RETURNED_VALID_DAYS * DAY_MS)
      await ledgerRepo.returnToLots(tx, backTo, toOver, grace)
    }
    const remaining = change - sumOf(toValid) - sumOf(toOver)
    if (!backTo || remaining > 0)
      await ledgerRepo.addLot(tx, { journalId, accountId: account.id, remaining, expiresAt })
  }
  return journalId
}
