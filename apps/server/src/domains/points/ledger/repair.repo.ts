import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { pointAccounts, pointCounters, pointHolds, pointLegs, pointOccurrences } from '../points.tables.ts'

/** Everything is worked out while the account is locked, so that no posting comes in between. */
export const repairRepo = {
  lock: (tx: Tx, accountId: string) =>
    tx.execute(sql`select 1 from ${pointAccounts} where id = ${accountId}::bigint for update`),

  balance: (tx: Tx, accountId: string) =>
    tx.execute(sql`
      update ${pointAccounts} set balance =
        (select coalesce(sum(l.amount), 0) from ${pointLegs} l where l.account_id = ${accountId}::bigint)
      where id = ${accountId}::bigint`),

  held: (tx: Tx, accountId: string) =>
    tx.execute(sql`
      update ${pointAccounts} set held = (select coalesce(sum(h.amount), 0) from ${pointHolds} h
        where h.account_id = ${accountId}::bigint and h.state = 'held')
      where id = ${accountId}::bigint`),

  cap: (tx: Tx, accountId: string, { type, day }: { type: string; day: string }) =>
    tx.execute(sql`
      update ${pointCounters} c set points = (select coalesce(sum(o.paid), 0) from ${pointOccurrences} o
        where o.account_id = c.account_id and o.type = c.type and o.revoked_at is null
          and (o.day = c.day or c.day = '0001-01-01'))
      where c.account_id = ${accountId}::bigint and c.type = ${type} and c.day = ${day}::date`),
}
