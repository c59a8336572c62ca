import type { Tx } from '../../../kernel/database/database.ts'
import { type DecorationRow, decorationRepo } from './decoration.repo.ts'

/** A page becomes the current one, and the one before it belongs to the past. Both are of a college that is held. */
export async function goLive(tx: Tx, row: DecorationRow, now: Date): Promise<DecorationRow> {
  const current = await decorationRepo.lockCurrent(tx, row.collegeId)
  const { name, updatedBy, updatedAt } = row
  const values = { name, updatedBy, updatedAt, publishedAt: now }
  // After a time out of service a page may come after one that was due or published later: then its time is over.
  const since = current?.publishAt ?? current?.publishedAt
  const isLate = row.publishAt && since && since > row.publishAt
  if (!isLate && current) await decorationRepo.change(tx, current, { state: 'past', replacedAt: now })
  const live = await decorationRepo.change(
    tx,
    row,
    isLate ? { ...values, state: 'past', replacedAt: now } : { ...values, state: 'current' },
  )
  if (!live) throw new Error('the page is gone')
  return live
}
