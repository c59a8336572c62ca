import type { Id } from '@sands/contract/kernel/schema'
import type { PointType } from '@sands/rules/points/points'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { pointAccounts, pointJournal, pointLegs, pointLots, pointLotUses } from '../points.tables.ts'
import type { AccountId, Against, LockedAccount } from './account.repo.ts'

export type JournalId = Id<'pointJournal'>

export interface Posting {
  /** Unique in the college. */
  key: string
  type: PointType
  /** What the person gets; below zero for what is taken. */
  amount: number
  against: Against
  content?: { kind: string; id: string } | undefined
  note?: string | undefined
  reversesId?: JournalId | undefined
  day: string
  at: Date
}

export interface LotPart {
  lotId: JournalId
  amount: number
}

export const ledgerRepo = {
  /** Journal, both legs and the balance with one statement. Returns nothing when the key is known. */
  post: (tx: Tx, account: LockedAccount, posting: Posting): Promise<JournalId | undefined> => {
    const { key, type, amount, against, content, note = '', reversesId = null, day, at } = posting
    const balanceAfter = account.balance + amount
    return tx
      .execute<{ id: JournalId }>(sql`
        with posted as (
          insert into ${pointJournal} (college_id, key, type, content_kind, content_id, note, reverses_id, day, at)
          values (${account.collegeId}, ${key}, ${type}, ${content?.kind ?? null}, ${content?.id ?? null}, ${note},
            ${reversesId}, ${day}, ${at})
          on conflict (college_id, key) do nothing returning id
        ), other as (
          select id from ${pointAccounts} where college_id = ${account.collegeId} and kind = ${against}
        ), legs as (
          insert into ${pointLegs} (journal_id, account_id, amount, balance_after, at)
          select posted.id, leg.account_id, leg.amount, leg.balance_after, ${at} from posted cross join (
            select ${account.id}::bigint as account_id, ${amount}::bigint as amount, ${balanceAfter}::bigint as balance_after
            union all select other.id, -${amount}::bigint, null from other) leg
        ), counted as (
          update ${pointAccounts} set balance = balance + ${amount}
          where id = ${account.id} and exists (select from posted)
        )
        select id from posted`)
      .then(({ rows: [row] }) => row?.id)
  },

  addLot: (tx: Tx, lot: typeof pointLots.$inferInsert) => tx.insert(pointLots).values(lot),

  /** Lots with points, those that expire first come first; `first` comes before all of them. */
  lots: (tx: Tx, accountId: AccountId, first: JournalId | undefined) =>
    tx
      .select({ lotId: pointLots.journalId, remaining: pointLots.remaining })
      .from(pointLots)
      .where(and(eq(pointLots.accountId, accountId), gt(pointLots.remaining, 0)))
      .orderBy(
        sql`${pointLots.journalId} = ${first ?? '0'}::bigint desc`,
        sql`${pointLots.expiresAt} asc nulls last`,
        asc(pointLots.journalId),
      ),

  async takeFromLots(tx: Tx, journalId: JournalId, parts: readonly LotPart[]): Promise<void> {
    if (parts.length === 0) return
    await tx.execute(sql`
      update ${pointLots} lot set remaining = lot.remaining - part.amount
      from unnest(${sql.param(parts.map(({ lotId }) => lotId))}::bigint[],
        ${sql.param(parts.map(({ amount }) => amount))}::bigint[]) part(lot_id, amount)
      where lot.journal_id = part.lot_id`)
    await tx.insert(pointLotUses).values(parts.map((part) => ({ journalId, ...part })))
  },

  /** From which lots a posting took its points, and what has not returned there yet; oldest lots first. */
  usesOf: (tx: Tx, journalId: JournalId): Promise<(LotPart & { expiresAt: Date | null })[]> =>
    tx
      .select({ lotId: pointLotUses.lotId, amount: pointLotUses.amount, expiresAt: pointLots.expiresAt })
      .from(pointLotUses)
      .innerJoin(pointLots, eq(pointLots.journalId, pointLotUses.lotId))
      .where(and(eq(pointLotUses.journalId, journalId), gt(pointLotUses.amount, 0)))
      .orderBy(asc(pointLotUses.lotId)),

  /** What returns can be spent until `until` at least. */
  async returnToLots(tx: Tx, journalId: JournalId, parts: readonly LotPart[], until: Date | undefined): Promise<void> {
    for (const { lotId, amount } of parts) {
      await tx
        .update(pointLots)
        .set({
          remaining: sql`${pointLots.remaining} + ${amount}`,
          // A lot without an end has none afterwards.
          ...(until
            ? { expiresAt: sql`${pointLots.expiresAt} + greatest(${until} - ${pointLots.expiresAt}, interval '0')` }
            : {}),
        })
        .where(eq(pointLots.journalId, lotId))
      await tx
        .update(pointLotUses)
        .set({ amount: sql`${pointLotUses.amount} - ${amount}` })
        .where(and(eq(pointLotUses.journalId, journalId), eq(pointLotUses.lotId, lotId)))
    }
  },
}
