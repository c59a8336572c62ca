import type { Tx } from '../../../kernel/database/database.ts'
import { type DecorationRow, decorationRepo } from './decoration.repo.ts'

/** Makes a page the current one and the current one a past one. The caller has locked the college. */
export async function goLive(tx: Tx, row: DecorationRow, now: Date): Promise<DecorationRow> {
  const current = await decorationRepo.lockCurrent(tx, row.collegeId)
  const { name, updatedBy, updatedAt } = row
  const values = { name, updatedBy, updatedAt, publishedAt: now }
  // After an outage a scheduled page may run after a page that was due or
  // published later: then it becomes a past page at once.
  const since = current?.publishAt ?? current?.publishedAt
  const isLate = row.publishAt && since && since > row.publishAt
  if (!isLate && current) await decorationRepo.change(tx, current, { state: 'past', replacedAt: now })
  const live = await decorationRepo.change(
    tx,
    row,
    isLate ? { ...values, state: 'past', replacedAt: now } : { ...values, state: 'current' },
  )
  if (!live) throw new Error('the page was deleted')
  return live
}
